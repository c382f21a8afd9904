import type { PictureWords } from '../picture-words.js';

/** What Japanese words mean as a picture. */
export const pictures: PictureWords = {
  words: `
none: 日, 月, 本, 水, 火, 木, 金, 土, 手, 目, 口, 人, 店, 家, 音, 朝, 夜, 夏, 冬, 秋, 春, 世界, 地球, 道, 紙, 字, 東京, 中, 新, 得, 可, 有, 合, 割, 満, 空, 無, 申, 営, 祝, 秘
dishwasher: 食洗機, 食器洗い機
stairs: 階段
amphora: 陶芸, 陶器, 焼き物
lighthouse: 灯台
books: 図書館, 図書, 読書, 書籍, 小説, 文学, 書店, 本屋, 教科書, 蔵書, 絵本, 読者, 貸出
open-book: ~物語, 昔話, 童話, 説明書, 辞書, 読み聞かせ, 手引き
graduation-cap: 大学, 卒業, 教育, 奨学金, 研修, 講座, 専門学校, 学位, 資格, 講習, 大学院, セミナー
school: 学校, 小学校, 中学校, 高校, 教室, 保育園, 幼稚園, 先生, 教師, 授業
student: 生徒, 学生, 大学生, 高校生, インターン, 小学生
money-bag: 売上, 利益, 収入, 予算, 貯金, 給料, 給与, 投資, 年収, 助成金, 補助金, 月給, 時給, 収益, 資金, 節約
coin: 価格, 料金, 小銭, 値段, 硬貨
credit-card: 支払い, 会費, 月額, 決済, クレジットカード, 分割払い
money-with-wings: 支出, 出費, 借金, 物価高, 無駄遣い
bank: 銀行, 住宅ローン, 融資, 金融, 口座
receipt: 請求書, 税金, 返金, 領収書, レシート, 確定申告
chart-increasing: 成長, 増加, 上昇, 伸び, 改善, 増えました, 増えた, 向上
chart-decreasing: 減少, 低下, 不況, 赤字, 減りました, 減った, 下落
bar-chart: 統計, 調査, アンケート, データ, 報告書, 分析, 指標
handshake: 提携, 契約成立, 協力, 取引先, 連携, 合併, 協定, 商談, 顧客, お客様
busts-in-silhouette: ~会員, ~チーム, 利用者, ユーザー, コミュニティ, 住民, 市民, 観客, 人口, ボランティア, 参加者, 来場者, 町内会, 自治会, 仲間, ~スタッフ, 来館者, 保護者, 近所
office-worker: 社員, 従業員, 部長, 同僚, 弁護士, 会計士, 会社員, 上司, 職員
technologist: プログラマー, 開発者, エンジニア, ソフトウェア, プログラミング, ウェブサイト, プログラム言語
scientist: 研究者, 実験, 化学, 研究所, 研究室, 科学者, 科学
health-worker: 医師, 看護師, 患者, 診察, 医者, 助産師, 診療所
firefighter: 消防士, 消防署, 消防団, 消防, 救助隊
construction-worker: 大工, リフォーム, 建設業, 工事現場, 職人
farmer: 農家, 農業, 農園, 農場, 畑
cook: 料理人, シェフ, 調理師
artist: 画家, デザイナー, 芸術家, イラストレーター
singer: 歌手, 合唱, 合唱団, カラオケ
astronaut: 宇宙飛行士, 船外活動
judge: 裁判, 裁判所, 法律, 判決, 正義
detective: 探偵, 推理, 捜査
police-officer: 警察, 警察官, 交番
mechanic: 整備士, 配管工, 整備, 電気工事, 点検整備
person-biking: サイクリング, 自転車通勤
bicycle: 自転車, サイクリスト, 電動自転車, 駐輪場
person-running: ランナー, マラソン, ランニング, ジョギング, かけっこ, 走る
person-swimming: 水泳, プール, 泳ぐ, スイミング
person-climbing: クライミング, ボルダリング
person-lifting-weights: ジム, 筋トレ, フィットネス, 運動, トレーニング, 体操, スポーツ, 体育館
person-in-lotus-position: ヨガ, 瞑想, マインドフルネス
hiking-boot: ハイキング, 登山, 登山道, 散歩, ウォーキング, 散策
person-walking: 歩行者, 徒歩
soccer-ball: サッカー, ゴールキーパー, フットサル
baseball: 野球, 野球部, 甲子園
trophy: 優勝, 優勝者, 受賞, 大会, 選手権, コンテスト, 表彰, チャンピオン, コンクール
1st-place-medal: 金メダル, 第1位, 一位
sports-medal: メダル
bullseye: 目標, 目的, 戦略, 使命
puzzle-piece: 解決, パズル, 謎解き, なぞなぞ, クイズ
light-bulb: アイデア, 発明, 発見, ひらめき, コツ, 豆知識, 照明, 革新, 電球
rocket: ロケット, 打ち上げ, スタートアップ, 宇宙船, 起業
magnifying-glass-tilted-left: ~検索, 監査, 検査, ~探す, 虫眼鏡, 求人検索
gear: 設定, 機械, 仕組み, 自動化, エンジン, 歯車
hammer-and-wrench: 修理, 修繕, 工具, 工房, 直す, DIY, 道具
wrench: 水道管, 配管
hammer: 木工, 釘, 金づち
paintbrush: 塗装, ペンキ, 塗る
artist-palette: 美術, 展覧会, 絵画, デザイン, 芸術, 絵を描く, 個展, 水彩画, アート
laptop: パソコン, ~オンライン, リモートワーク, 在宅勤務, デジタル, インターネット, テレワーク, ウェビナー
mobile-phone: スマホ, スマートフォン, 携帯電話, アプリ, 携帯
telephone-receiver: 電話, お電話, 通話, 相談窓口
e-mail: メール, メルマガ, 受信箱
envelope: 手紙, 郵便, 招待状, はがき, 年賀状
package: 荷物, 宅配, 配送, 小包, 梱包, 宅配便, 配達
delivery-truck: トラック, 物流, 引っ越し, 運送, 引越し
shopping-cart: スーパー, 買い物, 通販, ネットショップ, 購入, 注文, 買う
shopping-bags: 市場, フリーマーケット, バザー, ショッピング, 小売
convenience-store: コンビニ, 売店, 直売所
label: 割引, セール, クーポン, 値引き, 特価
wrapped-gift: プレゼント, 贈り物, 抽選, お土産, ギフト
party-popper: パーティー, お祝い, 記念日, 祝賀, おめでとう, 周年, 忘年会, 歓迎会
birthday-cake: 誕生日, ケーキ, お菓子作り
clinking-glasses: 乾杯, 懇親会
wedding: 結婚, 結婚式, 花嫁, 新郎, 披露宴
ring: 婚約, 指輪, ジュエリー
bouquet: 花束, 花屋, 生花
fireworks: 花火, 花火大会
pine-decoration: お正月, 正月
christmas-tree: クリスマス
admission-tickets: 入場券, 入場料, 福引, 前売り
circus-tent: サーカス, フェスティバル, 遊園地
red-paper-lantern: 夏祭り, 祭り, お祭り, 屋台, 盆踊り
microphone: コンサート, ライブ, ステージ, マイク, 公演, 演奏会
musical-notes: ~音楽, メロディー, 子守唄, 楽曲, 歌う
guitar: バンド, ギター
musical-score: オーケストラ, 交響曲, 吹奏楽, 楽譜
musical-keyboard: ピアノ
performing-arts: 演劇, 劇場, 舞台, 俳優, 歌舞伎, お芝居
clapper-board: ~映画, 撮影, ~ドキュメンタリー, 映画館, 上映会
camera: 写真, 写真家, カメラ, 撮影会
television: テレビ, ドラマ, 番組
newspaper: 新聞, 記者, 報道, ~ニュース
megaphone: 広告, 宣伝, マーケティング, キャンペーン, 発表, お知らせ, 告知
speech-balloon: 会話, 対話, ~インタビュー, コメント, 相談, 質問, 口コミ, 話し合い, おしゃべり, 面談
thought-balloon: 想像, 思考, 考える
red-heart: 寄付, 思いやり, 募金, やさしさ, 優しさ
folded-hands: 感謝, 祈り, ありがとう
star: 品質, お気に入り, 星空
glowing-star: 成功, 魔法
broom: 掃除, 清掃, お掃除, 片付け, ほうき
calendar: 日程, 締め切り, 予定, カレンダー, 締切
alarm-clock: 早起き, 目覚まし, 起床
stopwatch: 速度, スピード, 最短
hourglass-not-done: 待ち時間, 忍耐, 我慢, 待つ, 行列
watch: 時計, 腕時計; sunrise: 日の出, 夜明け
sunset: 夕方, 夕日, 夕焼け
sun: 太陽, 晴れ, 太陽光, 猛暑, 日差し, 熱中症
crescent-moon: 睡眠, 眠り, 眠る, 夜空, 夜間
full-moon: 満月, 月光, お月見
cloud-with-rain: 梅雨, 降水量, 雨水, 大雨
sun-behind-cloud: 天気, 天気予報, 気象
cloud-with-lightning: 雷, 嵐, 台風, 雷雨
snowflake: 冷凍, 寒さ, 降雪, 氷河期, 大雪
thermometer: 温度, 気温, 体温, 発熱
globe-showing-europe-africa: 惑星, 気候, 温暖化, 気候変動
world-map: 地図, 地理, 世界地図
compass: 方角, 羅針盤, 探検
airplane: 飛行機, 旅行, 空港, 観光, 観光客, 出張
luggage: 荷造り, スーツケース
train: 電車, 鉄道, 列車, 駅
high-speed-train: 新幹線
bus: 路線バス, 公共交通; bus-stop: バス停
automobile: 自動車, 運転, 駐車場, 運転免許, ドライブ, マイカー
motorway: 高速道路, 渋滞, 道路, 交通
battery: 充電, 電池, バッテリー, 蓄電池
electric-plug: 電気, 電力, エネルギー, コンセント, 節電
high-voltage: 電圧, 停電
fuel-pump: ガソリン, 燃料, 給油
wheel: パンク
sailboat: ヨット, 港, 帆船
ferry: フェリー; ship: 貨物, 客船
fishing-pole: 釣り, 漁師, 漁業
water-wave: 海, 海岸, 海洋, 波, 津波
droplet: 水分, 湿度, 節水, 水漏れ, 水不足
potable-water: 水道水, 飲み水
beach-with-umbrella: ビーチ, 海水浴
island: 離島
mountain: 山頂, 山脈
volcano: 火山, 噴火, 溶岩, マグマ
national-park: 自然, 風景, 景色, 国立公園
evergreen-tree: 森, 森林, 林業
deciduous-tree: 公園, 果樹園, 街路樹, 樹木, 植樹
seedling: 植物, 苗, 種まき, 庭, 園芸, 芽, 家庭菜園, ガーデニング, 花壇, 植える, 菜園
potted-plant: 鉢植え, 観葉植物
leaf-fluttering-in-wind: 風力, 強風
fallen-leaf: 落ち葉; maple-leaf: 紅葉
herb: ハーブ, 香辛料, スパイス
sheaf-of-rice: 稲, 稲刈り, ~収穫, 小麦, 田植え, 田んぼ
honeybee: 蜂, ミツバチ, 養蜂
honey-pot: はちみつ, 蜂蜜; bug: 昆虫
paw-prints: ペット, 動物, 動物病院, 保護施設, 獣医, 動物園
dog-face: 子犬, 愛犬, 保護犬
cat-face: 子猫, 愛猫, 保護猫
horse-face: 乗馬
cow-face: 酪農, 牧場, 乳牛
bird: 野鳥, 渡り鳥, 小鳥
fish: 水族館, 金魚, 鮭, 水揚げ
recycling-symbol: リサイクル, 再利用, 資源ごみ, 分別
wastebasket: ごみ, ゴミ, 廃棄物, ごみ箱
factory: 工場, 産業, 製造, 生産, 汚染, 排出
office-building: 会社, 企業, 本社, オフィス, 事業所
houses: 住宅, 町, 村, 賃貸, 団地, 家賃
house: 自宅, 屋根, 一戸建て, 不動産, わが家
cityscape: 都市, 街並み
classical-building: 博物館, 市役所, 政府, 国会, 議会, 文化財, 区役所, 美術館, 町役場
hospital: 病院, 救急
stadium: 競技場, スタジアム
japanese-castle: 城, お城
shinto-shrine: 神社, 初詣
church: 教会; bridge-at-night: 橋
building-construction: 建設, 工事, 建築, 建物, 着工
key: マンション, 新居, 合鍵, アパート
locked: パスワード, セキュリティ, 暗号化, 個人情報, 金庫
shield: 保険, 保護, 防災, 安全, 保証
warning: 危険, 警告, リスク, 故障
check-mark-button: 合格, 完了, 承認
clipboard: 申し込み, 登録, 応募, 申請書, チェックリスト, 申込書, 受付, 国勢調査
memo: 作文, 宿題, 試験, 書く, メモ, 署名, テスト勉強
pencil: 鉛筆, 文房具, 下書き
briefcase: 仕事, 求人, 就職, 職業, 転職, 採用
scroll: ~歴史, 憲法, 古文書, 年表
hot-beverage: コーヒー, 珈琲, カフェ, 喫茶店, エスプレッソ, 焙煎
teacup-without-handle: お茶, 緑茶, 抹茶, 紅茶
bread: パン, パン屋, ベーカリー
cooking: 朝食, フライパン, 炒める, 朝ごはん, 目玉焼き
pot-of-food: 煮込み, レシピ, 鍋, 料理, 煮る, カレー作り
fork-and-knife-with-plate: レストラン, 食事, 夕食, 昼食, ランチ, 食堂, 給食, メニュー, 食べ物, 食品
cooked-rice: ご飯, ごはん, お米
steaming-bowl: ラーメン, うどん, 蕎麦
bento-box: お弁当, 弁当
green-salad: サラダ, 野菜, 菜食
red-apple: 果物, りんご, フルーツ
spaghetti: パスタ
cut-of-meat: 牛肉, 豚肉
glass-of-milk: 牛乳, ミルク
wine-glass: ワイン, ぶどう園
beer-mug: ビール, 醸造所, 居酒屋
sake: 日本酒, 酒蔵
pill: 薬, 薬局, ビタミン, 錠剤
syringe: ワクチン, 予防接種, 注射
stethoscope: 健康, 健康診断, 医療, 検診
adhesive-bandage: 応急手当, けが, 救急箱
drop-of-blood: 献血, 血液
tooth: 歯科, 歯医者, 虫歯, 歯磨き
brain: 心理学, 記憶, 知能, 脳
anatomical-heart: 心臓, 心拍, 血圧
lungs: 呼吸, 肺, 喘息
eye: 視力, 視覚; ear: 聴力, 耳
bed: 寝室, ベッド, 宿泊, 民宿, マットレス; door: 客室, 部屋, 室
couch-and-lamp: 家具, リビング, ソファ
bathtub: お風呂, 風呂, 入浴
hot-springs: 温泉, 銭湯
soap: 手洗い, 石鹸, 衛生
scissors: 美容院, 美容室, 散髪, 理容
thread: 裁縫, 縫製, 手芸; yarn: 編み物, 毛糸
t-shirt: 衣類, ファッション, 洋服
running-shoe: 運動靴, スニーカー
robot: 人工知能, ロボット, AI
telescope: 天文, 銀河, 天体観測, 望遠鏡
microscope: 生物学, 細菌, ウイルス, 顕微鏡
dna: 遺伝子
atom-symbol: 物理, 原子
milky-way: 宇宙, 天の川
video-game: ゲーム, ゲーム機
chess-pawn: チェス
game-die: ボードゲーム, サイコロ
teddy-bear: おもちゃ, ぬいぐるみ
baby: 赤ちゃん, 新生児, 出産
child: 子ども, 子供, 児童, こども, 親子
older-person: 高齢者, シニア, 祖父母, 介護, 年金, 敬老
crown: 王様, 女王, 皇帝
ballot-box-with-ballot: 選挙, 投票
balance-scale: 比較, 平等, 公平
bell: 通知, リマインダー
round-pushpin: ~住所, 集合場所, ~会場
fire: 焚き火, 火事, 火災,, バーベキュー, たき火
camping: キャンプ, キャンプ場
backpack: ランドセル, リュック
identification-card: 会員証, 身分証, パスポート
headphone: ポッドキャスト
waving-hand: こんにちは, さようなら, ようこそ
flexed-biceps: 勇気, 体力
heat-pump: ヒートポンプ
radiator: ラジエーター, 暖房
solar-panel: 太陽光発電, ソーラーパネル, 太陽光パネル
wind-turbine: 風力発電, 風車
shipping-container: コンテナ
campervan: キャンピングカー
greenhouse: 温室, ビニールハウス
washing-machine: 洗濯機, 洗濯
refrigerator: 冷蔵庫, 冷凍庫
oven-range: オーブン, コンロ, 台所, キッチン
watering-can: じょうろ, 水やり
dragonfly: トンボ
perfume: 香水
electric-fan: 扇風機, 換気扇, 換気
forklift: フォークリフト
excavator: ショベルカー, 重機
vacuum-cleaner: 掃除機
balloon-ride: 熱気球, 気球
cooling-tower: 発電所, 原発, 原子力
drone: ドローン
waterfall: 滝
pumpkin: かぼちゃ, カボチャ
rescue-workers-helmet: ヘルメット
river: 川, 河川, 小川
lake: 湖, ダム湖
soup-bowl: スープ, 味噌汁, 豚汁
bicycle-tyre: タイヤ
tyre-pump: 空気入れ
power-drill: 電動ドリル
mixing-bowl: 生地, ボウル
glue-bottle: 接着剤
iced-coffee: アイスコーヒー
cave: 洞窟, 鍾乳洞
garden-gate: フェンス, 柵
meadow: 草原, 牧草地, 原っぱ
marsh: 湿地, 湿原
street: 商店街
water-tap: 蛇口, 水道
table: テーブル, 机
bookshelf: 本棚, 棚
curtains: カーテン
towel: タオル
sound-wave: 周波数, 音波, 振動
charging-station: 充電スタンド
electric-plug: 充電器
server-rack: サーバー, データセンター
compost-bin: 堆肥, コンポスト
signed-contract: 契約, 契約書
meeting-table: 会議, 打ち合わせ, 総会
speaking-head: 講演, 演説, スピーチ
shushing-face: 静けさ, 静寂, ささやき
nose: 匂い, におい, 香り
red-question-mark: ~疑問
left-speech-bubble: ~回答, ~返事
woman-dancing: 踊り, ダンス, 舞踊
leg: ひざ, 膝関節
station: ~駅前, 駅舎
input-numbers: 算数, 数学, 分数
person-in-bed: 昼寝
old-woman: おばあちゃん, 祖母
old-man: おじいちゃん, 祖父
girl: 娘さん
barn: 納屋
cross-mark: 間違い
face-with-thermometer: 病気, インフルエンザ, 風邪
path: 小道, 遊歩道
input-latin-letters: クロスワード, アルファベット
speaker-high-volume: 騒音
wireless: wi-fi, ルーター
smiling-face-with-smiling-eyes: 笑顔, 喜び
foot: つま先, 足首
blackbird: カラス
storm-lantern: ランタン
leek: 長ねぎ, 長ネギ
face-with-tears-of-joy: 冗談, ジョーク
bone: 骨折, 骨格, 恐竜の骨
person-in-steamy-room: サウナ
person-rowing-boat: ボート部, 手漕ぎ
no-entry: 通行止め, 禁止
clapping-hands: 拍手
passport-control: ビザ
ghost: 幽霊, お化け
crane-bird: コウノトリ
people-hugging: 友情, 再会
face-with-medical-mask: マスク, パンデミック
`,
};
