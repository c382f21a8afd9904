import type { EditWords } from '../edit-words.js';

/** Particles that are written onto a word. */
const p = '(?:으로|에서|에는|에게|까지|부터|을|를|은|는|이|가|의|도|만|에|로|엔|과|와)?';
const noun = (words: string, english: string): [string, string] => [`(?:${words})${p}`, english];
const ending = '(?:\\s?(?:해|하|주|줘|줘요|주세요|줄래요?|주시겠어요|줄 수 있(?:어|나요|을까요))\\S*)*';
const change = '(?:바꿔|바꾸|변경|수정|고쳐|고치|교체|대체)\\S*';
const away = '(?:삭제|지워|지우|빼|없애|제거)\\S*';
const bring = '(?:옮겨|옮기|이동|보내|넣어|놓아|놔|배치)\\S*';
const [object, topic, place] = ['(?:을|를|은|는)', '(?:은|는|이|가|을|를)', '(?:으로|로|에)'];

/** Korean instructions for editing: the verb comes last. */
export const edits: EditWords = {
  phrases: [
    [`(.+?)${topic}?\\s+(?:그대로|건드리지|바꾸지|수정하지|지우지)(?:\\s+\\S+)*`, 'keep $1 as it is'],
    [`(.+?)${topic}?\\s*아니(?:라|고),?\\s+(.+?)(?:예요|이에요|입니다|여야 (?:해요|합니다)|야|로${change})?`, 'change =1 to =2'],
    [`(.+?)\\s+(?:대신(?:에)?)\\s+(.+?)${object}?(?:\\s+(?:써|사용|넣어)\\S*)?`, 'change =1 to =2'],
    [`(.+?)(?:와|과|하고|랑|이랑)\\s+(.+?)(?:의)?\\s*(?:순서|위치|자리)${object}?\\s*(?:서로\\s+)?(?:${change}|맞바꿔\\S*)${ending}`, 'swap $1 and $2'],
    [`(.+?)(?:와|과|하고|랑|이랑)\\s+(.+?)${object}?\\s*(?:서로\\s+)(?:${change}|맞바꿔\\S*)${ending}`, 'swap $1 and $2'],
    [`(.+?)${object}\\s+(?:전부|모두|다|모든 곳에서|전체에서)\\s+(.+?)(?:으로|로)\\s*${change}${ending}`, 'change =1 to =2 everywhere'],
    [`(.+?)${object}\\s+(?:맨\\s*|제일\\s*|가장\\s*)?(?:뒤|끝|마지막)${place}\\s*${bring}${ending}`, 'move $1 to the end'],
    [`(.+?)${object}\\s+(?:맨\\s*|제일\\s*|가장\\s*)?(?:처음|맨 앞|앞|시작)${place}\\s*${bring}${ending}`, 'move $1 to the beginning'],
    [`(.+?)${object}\\s+(.+?)\\s+앞${place}\\s*${bring}${ending}`, 'move $1 before $2'],
    [`(.+?)${object}\\s+(.+?)\\s+(?:뒤|다음)${place}\\s*${bring}${ending}`, 'move $1 after $2'],
    [`(.+?)에\\s+(?:대한|관한)\\s+장면${object}?\\s+(?:추가|넣어)\\S*${ending}`, 'add a scene about =1'],
    [`(.+?)${topic}\\s+(\\d+ ?(?:초|분))(?:로|으로|동안|짜리로)?\\s*(?:줄여|늘려|맞춰|만들어|해|보여|하고|바꿔|길이로)\\S*${ending}`, 'make $1 $2 long'],
    [`(배경색?|강조색|.*색)${topic}\\s+(.+?)(?:으로|로)(?:\\s*(?:하고|해|${change}|설정\\S*|만들어\\S*)${ending})?`, 'make $1 $2'],
    [`(.+?)${topic}\\s+(.+?)(?:으로|로)\\s*${change}${ending}`, 'change $1 to =2'],
    [`(.+?)${topic}\\s+(⟦\\d+⟧)(?:으로|로)(?:요)?`, 'change $1 to =2'],
    [`(.+?)${topic}\\s+(⟦\\d+⟧)(?:이어야|여야|으로|로)\\s*(?:해|하)\\S*`, 'change $1 to =2'],
    [`(.+?)${topic}?\\s+(?:필요\\s*없|필요하지 않)\\S*`, 'remove $1'],
    [`(.+?)${topic}?\\s+${away}${ending}`, 'remove $1'],
    [`(.+?)\\s*없이(?:\\s*(?:해|가)\\S*)?`, 'without $1'],
    [`(.+?)${topic}?\\s+(?:꺼|끄|끈)\\S*${ending}`, 'turn off $1'],
    [`(.+?)${topic}?\\s+(?:켜|켠)\\S*${ending}`, 'turn on $1'],
    [`(.*음악.*?)${topic}?\\s+(?:너무|좀)\\s+(?:시끄|정신|빠|빨|강)\\S*`, 'make $1 calmer'],
    [`(.+?)${topic}?\\s+(?:너무)\\s+(?:길|느)\\S*`, 'make $1 shorter'],
    [`(.+?)${topic}?\\s+(?:너무)\\s+(?:짧|빠)\\S*`, 'make $1 longer'],
    [`(.+?)${topic}?\\s+(?:너무)\\s+어두\\S*`, 'make $1 lighter'],
    [`(.+?)${topic}?\\s+(?:너무)\\s+밝\\S*`, 'make $1 darker'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*(?:길게|늘려|늘리|연장)\\S*${ending}`, 'make $1 longer'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*(?:짧게|줄여|줄이|단축)\\S*${ending}`, 'make $1 shorter'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*어둡게\\S*${ending}`, 'make $1 darker'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*밝게\\S*${ending}`, 'make $1 lighter'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*(?:차분|잔잔|조용|부드럽)\\S*${ending}`, 'make $1 calmer'],
    [`(.+?)${topic}?\\s+(?:(?:조금|좀|더)\\s+)*(?:신나|빠르|경쾌|활기)\\S*${ending}`, 'make $1 faster'],
    [`(.+?)${object}?\\s+(?:추가|넣어)\\S*${ending}`, 'add $1'],
    [`(.+?)${object}?\\s+(?:사용|써)\\S*${ending}`, 'use $1'],
    [`(.+?)(?:으로|로)\\s*(?:해|만들어|${change})\\S*${ending}`, 'make $1'],
  ],
  words: [
    ['입체 블록', 'isometric blocks'],
    ['스코어보드|점수판', 'scoreboard'],
    ['일기예보|날씨 예보', 'weather forecast'],
    ['간트 차트', 'gantt chart'],
    ['벤 다이어그램', 'venn diagram'],
    ['사분면', 'quadrants'],
    ['조직도', 'org chart'],
    ['생키 다이어그램', 'sankey diagram'],
    ['노선도', 'line map'],
    ['주행거리계', 'odometer'],
    ['단면도', 'cross section'],
    ['전후 비교', 'before and after'],
    ['부위 그림', 'labelled picture'],
    ['소셜 게시물', 'social post'],
    ['(\\d+)\\s?번(?:째)? (?:장면|슬라이드|씬)(?:을|를|은|는|이|가|의)?', 'scene $1'], ['(?:장면|슬라이드|씬) ?(\\d+)(?:번)?(?:을|를|은|는|이|가|의)?', 'scene $1'], ['패널 ?(\\d+)(?:번)?(?:을|를|은|는|이|가|의)?', 'panel $1'],
    noun('첫 ?번째 (?:장면|슬라이드)|첫 (?:장면|슬라이드)', 'first scene'), noun('두 ?번째 (?:장면|슬라이드)', 'second scene'), noun('세 ?번째 (?:장면|슬라이드)', 'third scene'), noun('네 ?번째 (?:장면|슬라이드)', 'fourth scene'),
    noun('다섯 ?번째 (?:장면|슬라이드)', 'fifth scene'), noun('여섯 ?번째 (?:장면|슬라이드)', 'sixth scene'), noun('일곱 ?번째 (?:장면|슬라이드)', 'seventh scene'), noun('마지막 (?:장면|슬라이드)', 'last scene'), noun('(?:여자|여성)(?:의)? ?목소리', 'female voice'), noun('(?:남자|남성)(?:의)? ?목소리', 'male voice'), noun('효과음', 'sound effects'),
    noun('부제목?|소제목', 'subtitle'), noun('자막', 'captions'), noun('제목|타이틀', 'title'), noun('배경 ?음악|음악|브금|BGM', 'music'), noun('배경 ?색', 'background colour'), noun('배경', 'background'), noun('강조 ?색|포인트 ?컬러', 'accent'),
    noun('내레이션|나레이션|해설', 'narration'), noun('목소리|음성', 'voice'), noun('글꼴|폰트|서체', 'font'), noun('스타일', 'style'), noun('동영상|영상|비디오', 'video'), noun('차트|그래프', 'chart'), noun('인용문|인용구|인용', 'quote'),
    noun('지도', 'map'), noun('목록|리스트', 'list'), noun('표', 'table'), noun('이미지|사진|그림', 'image'), noun('패널', 'panel'), noun('출처', 'source'), noun('작성자|저자', 'author'), noun('로고', 'logo'),
    ['(\\d+) ?초(?:로)?(?: 이내(?:로)?| 이하(?:로)?| 안에)', 'max $1 seconds'], ['최대 (\\d+) ?초(?:로)?', 'max $1 seconds'], ['(\\d+) ?초(?:로|동안)?', '$1 seconds'], ['(\\d+) ?분(?:으로)?', '$1 minutes'],
    noun('세로(?:형)?|(?:\\S+용 )?세로', 'vertical'), noun('정사각형', 'square'), noun('가로(?:형)?', 'landscape'), noun('남색|네이비|진한 파란색|짙은 파란색', 'navy'), noun('하늘색|연한 파란색', 'light blue'), noun('파란색|파랑|청색|파란', 'blue'),
    noun('빨간색|빨강|붉은색|빨간', 'red'), noun('진한 초록색|짙은 초록색', 'dark green'), noun('초록색|녹색|초록', 'green'), noun('검은색|검정색?|까만색|블랙|검은|까만', 'black'), noun('흰색|하얀색|화이트|하얀|흰', 'white'), noun('노란색|노랑', 'yellow'), noun('주황색', 'orange'),
    noun('보라색', 'purple'), noun('분홍색|핑크색?', 'pink'), noun('회색', 'grey'), noun('금색|골드', 'gold'), noun('색상|색깔|색', 'colour'), noun('장면|슬라이드|씬', 'scene'), ['다른', 'another'], ['여자|여성', 'female'], ['남자|남성', 'male'],
    ['맨 뒤(?:로|에)?|끝(?:으로|에)?', 'to the end'], ['맨 앞(?:으로|에)?|처음(?:으로|에)?', 'to the beginning'], ['뒤(?:로|에)?|다음(?:에)?', 'after'], ['앞(?:으로|에)?', 'before'], ['위(?:로|에|쪽)?', 'at the top'], ['아래(?:로|에|쪽)?', 'at the bottom'],
    [away, 'remove'], ['추가\\S*', 'add'], ['옮겨\\S*|이동\\S*', 'move'], ['맞바꿔\\S*', 'swap'], [change, 'change'], ['사용\\S*', 'use'], ['더 길게|길게', 'longer'], ['더 짧게|짧게', 'shorter'], ['어둡게|어두운', 'darker'], ['밝게', 'lighter'],
    ['(?:더 )?(?:차분|잔잔)\\S*', 'calmer'], ['(?:더 )?(?:신나|빠르)\\S*', 'faster'], ['없이|없는', 'without'], ['모두|전부|전체', 'everywhere'], ['조금|좀|더|그냥', ''],
  ],
  joiners: '그리고 하지만 그런데 또 그다음 하고',
  endings: '고 구요? 배경에',
  polite: '혹시|제발|가능하면|그럼|이제|우선',
  thanks: '부탁해요 부탁드려요 부탁합니다 감사합니다 고마워요 고마워',
}; // prettier-ignore
