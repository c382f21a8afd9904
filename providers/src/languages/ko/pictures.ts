import type { PictureWords } from '../picture-words.js';

/** What Korean words mean as a picture. */
export const pictures: PictureWords = {
  words: `
none: 기타, 장기, 배, 눈, 말, 손, 발, 입, 귀, 코, 목, 차, 병, 밤, 일, 달, 해, 물, 불, 풀, 벌, 공, 상, 문, 길, 돌, 금, 은, 철, 종, 실, 날, 줄, 칼, 장, 간, 감, 이, 개, 소, 파, 게, 곰, 양, 쥐, 뱀, 용, 새, 잔, 화면, 한국, 세계, 지구
amphora: 도자기, 도예, 항아리, 옹기
lighthouse: 등대
books: 도서관, 도서, 독서, 책들, 소설, 문학, 서점, 책방, 교과서, 동화책, 그림책, 독자, 대출 도서, 책을, 책이, 책은, 책
open-book: ~이야기책, 옛날이야기, 동화, 설명서, 사전, 안내서
graduation-cap: 대학, 대학교, 졸업, 교육, 장학금, 연수, 강좌, 강의, 학위, 자격증, 대학원, 세미나, 수강생, 교육과정, 입시
school: 학교, 초등학교, 중학교, 고등학교, 교실, 어린이집, 유치원, 학원, 수업, 방과후
student: 학생, 대학생, 고등학생, 인턴, 초등학생, 중학생
money-bag: 매출, 이익, 수입, 예산, 저축, 급여, 월급, 투자, 연봉, 보조금, 지원금, 시급, 수익, 자금, 매출액, 후원금, 모금액
coin: 가격, 요금, 잔돈, 동전, 입장료, 참가비
credit-card: 결제, 회비, 카드 결제, 신용카드, 할부, 구독료
money-with-wings: 지출, 빚, 물가, 낭비, 생활비, 비용
bank: 은행, 대출, 금융, 계좌, 적금, 예금
receipt: 청구서, 세금, 환불, 영수증, 연말정산, 부가세
chart-increasing: 성장, 증가, 상승, 개선, 향상, 늘었습니다, 증가했습니다, 올랐습니다, 성장률
chart-decreasing: 감소, 하락, 불황, 적자, 줄었습니다, 감소했습니다, 떨어졌습니다
bar-chart: 통계, 조사, 설문, 설문조사, 데이터, 보고서, 분석, 지표, 실적
handshake: 제휴, 협력, 거래처, 파트너, 합병, 협정, 고객, 협업, 업무협약, 손님
busts-in-silhouette: ~회원, ~팀, 이용자, 사용자, 커뮤니티, 주민, 시민, 관객, 인구, 자원봉사자, 자원봉사, 참가자, 방문객, 이웃, 동아리, ~직원들, 학부모, 봉사자, 모임, 관람객
office-worker: 직원, 회사원, 부장, 동료, 변호사, 회계사, 상사, 직장인, 신입사원, 사원
technologist: 프로그래머, 개발자, 엔지니어, 소프트웨어, 프로그래밍, 웹사이트, 코딩, 홈페이지
scientist: 연구원, 실험, 화학, 연구소, 연구실, 과학자, 과학, 연구
health-worker: 의사, 간호사, 환자, 진료, 진찰, 조산사, 간병인, 요양보호사
firefighter: 소방관, 소방서, 소방대, 구조대, 소방
construction-worker: 목수, 인테리어, 건설업, 공사 현장, 기술자, 시공, 리모델링
farmer: 농부, 농업, 농가, 농장, 밭, 귀농
cook: 요리사, 셰프, 조리사, 주방장
artist: 화가, 디자이너, 예술가, 일러스트레이터
singer: 가수, 합창, 합창단, 노래방
astronaut: 우주비행사, 우주인
judge: 재판, 법원, 법률, 판결, 정의
detective: 탐정, 추리, 수사
police-officer: 경찰, 경찰관, 파출소
mechanic: 정비사, 배관공, 정비, 카센터
person-biking: 라이딩, 자전거 출근, 사이클링
bicycle: 자전거, 전기자전거, 자전거길, 따릉이, 자전거 도로
person-running: 마라톤, 달리기, 조깅, 러닝, 러너, 달리다, 마라토너
person-swimming: 수영, 수영장, 수영선수
person-climbing: 클라이밍, 암벽등반, 볼더링
person-lifting-weights: 헬스장, 근력운동, 피트니스, 운동, 트레이닝, 체조, 체육관, 헬스
person-in-lotus-position: 요가, 명상, 필라테스
hiking-boot: 등산, 등산로, 산행, 트레킹, 둘레길, 등산객
person-walking: 산책, 걷기, 보행자, 도보, 걸음
soccer-ball: 축구, 축구공, 골키퍼, 축구팀, 축구장, 풋살
baseball: 야구, 야구장, 투수, 타자
basketball: 농구, 농구장
trophy: 우승, 수상, 대회, 챔피언, 승리, 상금, 우승팀, 시상식
1st-place-medal: 금메달, 일등
sports-medal: 메달, 은메달, 동메달
bullseye: 목표, 목적, 전략, 과녁, 미션, 목표량
puzzle-piece: 퍼즐, 해결, 해결책, 문제 해결
light-bulb: ~아이디어, ~팁, 발명, 혁신, 영감, 전구, 조명, ~비결
rocket: 로켓, 출시, 창업, 스타트업, 발사, 우주선, 누리호
magnifying-glass-tilted-left: ~검색, ~찾기, 점검, 검사, 돋보기
gear: 기계, 자동화, 설정, 공정, 톱니바퀴
hammer-and-wrench: 수리, 공구, 고치기, 유지보수, 도구, 보수공사
wrench: 배관, 밸브, 렌치
hammer: 망치, 목공
paintbrush: 페인트, 도배, 붓, 칠하기
artist-palette: 미술, 그림, 색깔, 전시회, 디자인, 물감, 창의력, 갤러리, 색채
laptop: 컴퓨터, 노트북, 온라인, 인터넷, 재택근무, 디지털, 화상회의, 웨비나
mobile-phone: 스마트폰, 휴대폰, 핸드폰, 앱, 문자메시지, 모바일, 어플, 애플리케이션
telephone-receiver: 전화, 통화, 상담전화, 콜센터, 전화번호, 문의 전화
e-mail: 이메일, 메일, 뉴스레터
envelope: 편지, 초대장, 우편, 편지봉투
package: 택배, 소포, 포장, 상자, 배송 상자
delivery-truck: 배송, 배달, 트럭, 화물차, 물류, 이사
shopping-cart: 마트, 쇼핑, 장바구니, 구매, 대형마트, 온라인 쇼핑, 구입, 쇼핑몰
shopping-bags: 백화점, ~시장, 벼룩시장, 전통시장, 매장, 상점, 바자회
convenience-store: 편의점, 가게, 구멍가게, 매점, 점포
label: 할인, 쿠폰, 세일, 특가, 할인권
wrapped-gift: 선물, 사은품, 경품
party-popper: 축하, 파티, 잔치, 기념일, 축하합니다, 개업
birthday-cake: 생일, 케이크, 생일 파티
clinking-glasses: 건배, 송년회, 새해, 환영회
wedding: 결혼, 결혼식, 신랑, 신부, 웨딩
ring: 반지, 약혼, 보석, 귀금속
bouquet: 꽃다발, 꽃집, 꽃, 꽃이, 꽃을
fireworks: 불꽃놀이, 불꽃축제
christmas-tree: 크리스마스, 성탄절
admission-tickets: 입장권, 예매, 무료 입장, 추첨, 티켓
circus-tent: 축제, 서커스, 박람회, 페스티벌
microphone: 콘서트, 공연, 라이브, 무대, 마이크
musical-notes: ~음악, 노래, 멜로디, 음악회, 음원
guitar: 밴드, 통기타
musical-score: 오케스트라, 교향악단, 악보, 클래식
musical-keyboard: 피아노, 건반
performing-arts: 연극, 뮤지컬, 배우, 극장, 탈춤
clapper-board: ~영화, 영화관, ~다큐멘터리, 상영
camera: 사진, 카메라, 사진작가, 촬영, 사진관
television: 텔레비전, 드라마, 방송국
newspaper: ~뉴스, 신문, 기자, 언론, ~기사, 보도
megaphone: 공지, 캠페인, 마케팅, 광고, 홍보, 알림, 발표합니다
speech-balloon: 대화, 채팅, 의견, 댓글, 토론, ~인터뷰, 후기, ~질문, 상담, 리뷰, 피드백
thought-balloon: 생각, 상상력, 상상
red-heart: 사랑, 기부, 나눔, 자선, 후원, 친절, 감사, 감사합니다, 마음
folded-hands: 기도, 합장, 소원
heart-hands: 연대, 응원
star: 별, 별점, 평점, 인기, 즐겨찾기
glowing-star: 성공, 기적, 성과
broom: 청소, 대청소, 빗자루, 청소기, 정리정돈
calendar: ~날짜, ~일정, 마감, 마감일, 예약, ~요일, 달력
alarm-clock: ~아침, 알람, 기상, 자명종
stopwatch: 속도, 초시계, 기록 단축, 빠르게
hourglass-not-done: 대기, 기다림, 인내, 대기시간, 모래시계
watch: 손목시계
sunrise: ~새벽, 일출, 해돋이
sunset: ~저녁, 일몰, 노을, 해질녘
sun: ~여름, 햇빛, 햇볕, 무더위, 폭염, 태양, 자외선
crescent-moon: ~밤에, 수면, 잠, 숙면, 불면증, 초승달
full-moon: 보름달, 추석, 한가위, 조수
cloud-with-rain: 비, 장마, 강수량, 소나기, 빗물, 폭우, 홍수
sun-behind-cloud: 날씨, ~일기예보, 하늘, 기상청
cloud-with-lightning: 번개, 천둥, 폭풍, 벼락
cyclone: 태풍, 허리케인
snowflake: ~겨울, 눈송이, 냉동, 추위, 얼음, 한파, 폭설
snowman: 눈사람
thermometer: 온도, 기온, 체온, 기온이, 섭씨, 온난화
globe-showing-asia-australia: 지구촌, 기후, 세계화, ~해외, ~글로벌, ~국제
world-map: 지도, 지리, 약도
compass: 나침반, 방향, 탐험
airplane: 비행기, 항공, 공항, 여행, 해외여행, 항공권, 비행, 관광
luggage: 여행 가방, 짐, 휴가, 캐리어, 수하물
train: 기차, 지하철, 철도, 전철, 열차, 기차역
high-speed-train: 고속열차, 케이티엑스, 고속철도
bus: 버스, 시내버스, 셔틀버스, 정류장
taxi: 택시
automobile: 자동차, 승용차, 주차, 주차장, 운전, 전기차, 운전면허, 렌터카
motorway: 도로, 고속도로, 교통, 교통체증
battery: 배터리, 건전지, 충전지
electric-plug: 전기, 충전, 전력, 콘센트, 전기요금
high-voltage: 전압, 정전
fuel-pump: 주유소, 휘발유, 경유, 연료
wheel: 바퀴
ship: 선박, 유람선, 항구, 크루즈, 조선소
sailboat: 요트, 돛단배
ferry: 여객선, 페리
fishing-pole: 낚시, 낚싯대, 어부
water-wave: 바다, 파도, 해양, 해일, 서핑
droplet: 수분, 물방울, 물 절약, 물을
potable-water: 식수, 생수, 물 한 잔
beach-with-umbrella: 해변, 해수욕장, 바닷가
desert-island: 무인도, 섬
mountain: 산, 설악산, 산악, 산이, 산을
volcano: 화산, 용암
national-park: 국립공원, 공원, 계곡
evergreen-tree: 숲, 소나무, 산림, 숲을
deciduous-tree: 나무, 가로수, 나무를, 식목일
seedling: 새싹, 모종, 씨앗, 텃밭, 싹
potted-plant: 화분, 식물, 원예, 정원, 화초
leaf-fluttering-in-wind: 바람, 환경, 친환경, 자연
fallen-leaf: ~가을, 단풍, 낙엽
cherry-blossom: ~봄, 벚꽃, 벚꽃축제
herb: 허브, 약초, 쑥
sheaf-of-rice: 벼, 쌀, 논, 추수, ~수확, 쌀을
honeybee: 꿀벌, 양봉, 벌집
honey-pot: 꿀, 벌꿀
paw-prints: 반려동물, 동물, 동물원, 동물병원, 유기동물
dog-face: 강아지, 반려견
cat-face: 고양이, 길고양이, 반려묘
horse-face: 승마
cow-face: 젖소, 한우, 목장
pig-face: 돼지
chicken: 닭, 양계장
bird: 철새, 새들, 조류
fish: 물고기, 생선, 수산물, 어항
recycling-symbol: 재활용, 분리수거, 재사용, 업사이클링
wastebasket: 쓰레기, 쓰레기통, 폐기물, 플로깅, 음식물 쓰레기
factory: 공장, 산업, 제조, 생산, 제조업, 미세먼지
office-building: ~회사, ~사무실, 기업, 본사, 오피스, 중소기업
houses: 아파트, ~동네, ~마을, 주택가
house: ~집, 주택, 부동산, 전세, 월세, ~집을, ~집에서, 한옥
cityscape: ~도시, ~서울, ~부산, ~도심, ~시내
classical-building: 박물관, 미술관, 시청, 문화재, 국회, 정부
hospital: 병원, 보건소, 요양원, 응급실, 치과
stadium: 경기장, 체육대회, 운동장
japanese-castle: 성곽, 궁궐, 경복궁
church: 교회, 성당
building-construction: 건설, 건축, 공사, 신축, 재건축
key: 열쇠, 입주
locked: 보안, 비밀번호, 개인정보, 자물쇠, 해킹
shield: 보호, 보험, 안전, 방어, 보장
warning: 경고, 주의, 위험, 조심
check-mark-button: 완료, 확인, 합격, 승인, 체크
clipboard: 체크리스트, 신청, 등록, 신청서, 접수, 계획, 점검표, 준비물
memo: 메모, 글쓰기, 작문, 필기, 기록, 일기, 시험
pencil: 연필, 학용품
briefcase: 일자리, 채용, 취업, 업무, 직업, 구인, 경력, 이직, 면접
scroll: 역사, 조선시대, 전통, 유산, 한글
hot-beverage: 커피, 카페, 아메리카노, 라떼, 카페라떼, 에스프레소, 원두, 바리스타, 커피숍
teacup-without-handle: 녹차, 홍차, 찻집, 전통차, 찻잔
bubble-tea: 버블티, 밀크티
cup-with-straw: 음료, 음료수, 주스, 탄산음료
bread: 빵, 빵집, 제과점, 베이커리, 식빵, 빵을
croissant: 크루아상
pancakes: 파전, 부침개, 팬케이크
shortcake: 디저트, 조각 케이크
ice-cream: 아이스크림, 빙수
cooking: 프라이팬, 볶음, 부치기, 요리, 요리법, 조리법, 레시피
pot-of-food: 김치찌개, 냄비, 된장찌개, 탕, 육수, 전골, 스튜
fork-and-knife-with-plate: 식당, 음식, 맛집, 점심, 식사, 외식, 급식, 음식점, 만찬
cooked-rice: 밥, 쌀밥, 비빔밥, 김밥
steaming-bowl: 국수, 라면, 냉면, 칼국수, 떡국, 우동
bento-box: 도시락
dumpling: 만두
leafy-green: 김치, 배추, 채소, 야채, 상추, 시금치
green-salad: 샐러드, 채식
red-apple: 과일, 사과, 과수원
tangerine: 귤, 감귤, 오렌지
strawberry: 딸기
watermelon: 수박
carrot: 당근
potato: 감자, 고구마
garlic: 마늘
onion: 양파
hot-pepper: 고추, 고춧가루, 고추장
egg: 달걀, 계란
spaghetti: 스파게티, 파스타
pizza: 피자
cut-of-meat: 고기, 삼겹살, 불고기, 갈비, 소고기, 돼지고기
poultry-leg: 치킨, 닭고기, 통닭
shrimp: 새우
glass-of-milk: 우유
cheese-wedge: 치즈
wine-glass: 와인, 포도주
beer-mug: 맥주, 호프, 막걸리
sake: 소주, 청주
salt: 소금, 천일염
pill: 약, 알약, 비타민, 처방, 약국, 영양제
syringe: 주사, 백신, 예방접종, 예방주사
stethoscope: 검진, 건강검진, 건강
adhesive-bandage: 상처, 응급처치, 구급, 반창고
drop-of-blood: 헌혈, 혈액, 혈압
tooth: 치아, 양치, 이빨, 충치
brain: 뇌, 두뇌, 기억력, 정신건강, 치매
anatomical-heart: 심장, 맥박
lungs: 폐, 호흡, 금연
eye: 시력, 안경원, 안과
bed: 침대, 침실, 숙박, 호텔, 숙소, 객실
couch-and-lamp: 가구, 거실, 소파
chair: 의자
bathtub: 욕조, 목욕, 욕실
shower: 샤워
hot-springs: 온천, 찜질방, 사우나
soap: 비누, 손 씻기, 세제, 위생
lotion-bottle: 화장품, 로션, 선크림
scissors: 가위, 미용실, 이발소
thread: 바느질, 재봉, 자수
yarn: 뜨개질, 털실
t-shirt: 옷, 의류, 패션, 의상, 티셔츠
running-shoe: 운동화, 신발
glasses: 안경
robot: 로봇, 인공지능, 챗봇
telescope: 망원경, 천문대
microscope: 현미경, 세균
dna: 유전자, 생명공학
atom-symbol: 물리학, 원자력
milky-way: 은하, 우주, 은하수
satellite: 위성, 인공위성
video-game: 게임, 비디오게임, 게이머
chess-pawn: 체스
game-die: 보드게임, 주사위
teddy-bear: 장난감, 인형
baby: 아기, 신생아, 육아, 출산, 저출산
child: 어린이, 아이들, 아동, 유아
older-person: 노인, 어르신, 고령화, 경로당, 할머니, 할아버지
crown: 왕, 여왕, 왕비
ballot-box-with-ballot: 선거, 투표
balance-scale: 균형, 저울
bell: 종소리, 초인종
round-pushpin: 위치, ~주소, ~장소, 만남의 장소, 오시는 길, 찾아오세요
fire: 화재, 산불, 모닥불, 장작
camping: 캠핑, 캠핑장, 야영, 텐트
backpack: 배낭, 책가방
identification-card: 신분증, 회원증, 여권, 회원권
ticket: 승차권, 정기권
headphone: ~팟캐스트, 오디오북, 헤드폰, 이어폰
studio-microphone: 라디오, 녹음
waving-hand: 안녕하세요, 작별, 환영
flexed-biceps: 힘, 용기, 체력
heat-pump: 히트펌프
radiator: 난방, 보일러, 난로
solar-panel: 태양광, 태양광 발전, 태양 전지
wind-turbine: 풍력, 풍력발전, 풍력발전소
shipping-container: 컨테이너, 수출, 무역
campervan: 캠핑카
greenhouse: 온실, 비닐하우스
washing-machine: 세탁기, 빨래, 세탁, 세탁소, 빨래방
refrigerator: 냉장고
oven-range: 오븐, 부엌, 주방
watering-can: 물뿌리개, 물주기
perfume: 향수
umbrella-with-rain-drops: 우산
candle: 촛불, 양초
electric-fan: 선풍기, 환풍기, 환기
forklift: 지게차
excavator: 굴착기, 포클레인
vacuum-cleaner: 진공청소기, 로봇청소기
power-drill: 전동 드릴
balloon-ride: 열기구
cooling-tower: 발전소, 원전, 원자력 발전소
drone: 드론, 무인기
waterfall: 폭포
pumpkin: 호박
rescue-workers-helmet: 헬멧, 안전모
river: 강, 강물, 하천, 한강
lake: 호수, 저수지
soup-bowl: 수프, 국, 찌개, 국물
bicycle-tyre: 타이어
mixing-bowl: 반죽
glue-bottle: 접착제
iced-coffee: 아이스커피, 콜드브루
cave: 동굴
garden-gate: 울타리
meadow: 초원, 풀밭
marsh: 습지, 늪
street: 골목
water-tap: 수도꼭지, 수돗물
table: 테이블, 식탁, 책상
bookshelf: 책장, 선반
curtains: 커튼
towel: 수건
sound-wave: 음파, 주파수, 진동
charging-station: 충전소
electric-plug: 충전기
server-rack: 서버, 데이터센터
compost-bin: 퇴비
signed-contract: 계약, 계약서
meeting-table: 회의, 총회
speaking-head: 강연, 연설
shushing-face: 침묵, 고요, 속삭임
nose: 냄새, 향기
left-speech-bubble: ~답변, ~대답
woman-dancing: 춤추기, 댄스, 무용
leg: 무릎
input-numbers: 수학
person-in-bed: 낮잠
barn: 헛간
cross-mark: 실수, 오류
face-with-thermometer: 감기, 독감, 질병
path: 오솔길
input-latin-letters: 맞춤법, 십자말풀이, 알파벳
speaker-high-volume: 소음
wireless: 와이파이, 공유기
smiling-face-with-smiling-eyes: 미소, 기쁨
foot: 발목, 발가락
blackbird: 까마귀
storm-lantern: 랜턴, 등불
leek: 대파
face-with-tears-of-joy: 농담, 유머
bone: 골격, 뼈대
person-rowing-boat: 노젓기
no-entry: 금지, 통제
clapping-hands: 박수
passport-control: 비자
ghost: 유령, 귀신
crane-bird: 황새, 두루미
people-hugging: 우정, 포옹
face-with-medical-mask: 마스크, 팬데믹
stairs: 계단
door: 현관문, 출입문
island: 섬마을
`,
  endings: {
    '': '을 를 이 가 은 는 의 에 에서 에게 로 으로 와 과 도 만 들 들이 들은 들을 들의 들에게 부터 까지 이나 나 라는 이라는 인 입니다 이다 예요 이에요 처럼 보다 마다 하고 에는 에서는 으로는 하기 하는 해요 합니다 하세요 했습니다 한',
  },
  leastStem: 2,
};
