import type { PictureWords } from '../picture-words.js';

/** What Chinese words mean as a picture. */
export const pictures: PictureWords = {
  words: `
none: 麦, 糖, 日, 月, 水, 火, 木, 金, 土, 手, 目, 口, 人, 店, 家, 夜, 世界, 地球, 路, 面, 表, 线, 信, 中, 王, 包, 电, 门, 球, 键, 风, 尺
egg: 鸡蛋, 炒蛋
tomato: 番茄, 西红柿
herb: 葱, 葱花
dishwasher: 洗碗机
stairs: 楼梯
amphora: 陶瓷, 陶艺, 陶器
lighthouse: 灯塔
books: 图书馆, 图书, 阅读, 书籍, 小说, 文学, 书店, 课本, 教材, 读者, 读书, 绘本, 借书
open-book: ~故事, 童话, 说明书, 词典, 章节, 手册
graduation-cap: 大学, 毕业, 教育, 奖学金, 培训, 课程, 学位, 学院, 高考, 研究生, 讲座
school: 学校, 小学, 中学, 教室, 幼儿园, 老师, 教师, 高中, 上课, 校园
student: 学生, 大学生, 实习生, 学员, 学徒, 小学生
money-bag: 收入, 利润, 销售额, 预算, 储蓄, 工资, 薪资, 投资, 营收, 资金, 补贴, 财富, 存钱, 月薪, 省钱
coin: 价格, 硬币, 费用, 票价, 零钱
credit-card: 付款, 支付, 信用卡, 订阅费, 会费, 分期付款
money-with-wings: 支出, 开销, 通货膨胀, 债务, 浪费
bank: 银行, 贷款, 房贷, 金融
receipt: 发票, 退款, 收据, 账单, 纳税
chart-increasing: 增长, 上升, 提高, 增加, 进步, 上涨, 提升
chart-decreasing: 下降, 减少, 衰退, 亏损, 下跌, 降低
bar-chart: 统计, 调查, 问卷, 数据, 报告, 分析, 指标
handshake: 合作, 合作伙伴, 客户, 伙伴, 并购, 签约, 合作社
busts-in-silhouette: ~会员, ~团队, 用户, ~社区, 居民, 市民, 观众, 人口, 志愿者, 参与者, 参加者, 邻居, 游客量, ~成员, 街坊, 义工, 顾客, 村民
office-worker: 员工, 经理, 同事, 律师, 会计, 上班族, 职员, 主管
technologist: 程序员, 开发者, 工程师, 软件, 编程, 网站, 代码
scientist: 科学家, 实验室, 实验, 化学, 研究人员, 科学, 科研
health-worker: 医生, 护士, 患者, 病人, 诊所, 门诊, 大夫, 助产士
firefighter: 消防员, 消防, 消防队, 救援队
construction-worker: 建筑工人, 装修, 工人, 施工队
farmer: 农民, 农业, 农场, 农户
cook: 厨师, 主厨, 大厨
artist: 画家, 设计师, 艺术家
singer: 歌手, 合唱团, 合唱, 卡拉OK
astronaut: 宇航员, 航天员, 太空行走
judge: 法官, 法院, 法律, 正义, 判决
detective: 侦探, 悬疑, 推理
police-officer: 警察, 民警, 派出所
mechanic: 维修工, 水管工, 电工, 技术员, 修车, 保养
person-biking: 骑行, 骑车, 骑手
bicycle: 自行车, 单车, 共享单车, 自行车道
person-running: 跑步, 马拉松, 跑者, 长跑, 晨跑, 半程马拉松
person-swimming: 游泳, 泳池, 游泳馆, 游泳池
person-climbing: 攀岩
person-lifting-weights: 健身, 健身房, 锻炼, 运动, 体育, 体操
person-in-lotus-position: 瑜伽, 冥想
hiking-boot: 徒步, 登山, 散步, 步道, 爬山, 远足
person-walking: 行人, 步行
soccer-ball: 足球, 守门员, 前锋, 球队, 进球
basketball: 篮球, 篮球赛
ping-pong: 乒乓球; badminton: 羽毛球
trophy: 冠军, 获奖, 奖杯, 比赛, 锦标赛, 竞赛, 获胜者, 大赛, 颁奖
1st-place-medal: 第一名, 金牌
sports-medal: 奖牌
bullseye: 目标, 战略, 使命
puzzle-piece: 解决方案, 拼图, 谜语, 猜谜
light-bulb: 创意, 发明, 创新, 灵感, 小贴士, 灯泡, 照明, 妙招
rocket: 火箭, 创业, 飞船, 发射
magnifying-glass-tilted-left: ~搜索, 检查, 审计, ~寻找, 放大镜
gear: 设置, 机器, 机制, 自动化, 发动机, 齿轮, 流程
hammer-and-wrench: 维修, 修理, 工具, 手工, 工坊, 修补
wrench: 水管, 阀门
hammer: 木工, 钉子, 木匠
paintbrush: 油漆, 粉刷, 刷子
artist-palette: 艺术, 颜色, 画廊, 展览, 绘画, 画画, 美术, 设计, 色彩, 水彩, 国画
laptop: 电脑, ~线上, ~在线, 远程办公, 数字化, 互联网, 网课, 居家办公
mobile-phone: 手机, 智能手机, 短信, 应用程序, 小程序
telephone-receiver: 电话, 热线, 来电, 致电
e-mail: 邮件, 电子邮件, 邮箱
envelope: 信件, 写信, 邀请函, 明信片, 请柬
package: 包裹, 快递, 配送, 包装, 发货
delivery-truck: 货车, 卡车, 物流, 搬家, 快递员, 外卖员
shopping-cart: 超市, 购物, 网购, 购买, 下单, 电商, 网店
shopping-bags: 市场, 集市, 商场, 跳蚤市场, 零售, 菜市场, 夜市, 庙会
convenience-store: 便利店, 小卖部, 商店
label: 折扣, 优惠, 促销, 优惠券, 打折, 特价
wrapped-gift: 礼物, 惊喜, 抽奖, 礼品
party-popper: 派对, 庆祝, 周年, 祝贺, 恭喜, 聚会, 晚会, 庆典, 联欢会
birthday-cake: 生日, 蛋糕, 甜品, 烘焙
clinking-glasses: 酒会, 干杯, 跨年
wedding: 婚礼, 结婚, 新娘, 新郎, 婚宴
ring: 订婚, 戒指, 首饰, 珠宝
bouquet: 鲜花, 花店, 花束, 花艺
fireworks: 烟花
firecracker: 春节, 鞭炮, 新年
red-envelope: 红包
moon-cake: 中秋节, 月饼, 中秋
christmas-tree: 圣诞节, 圣诞
admission-tickets: 门票, 入场券, 售票
circus-tent: 马戏团, 嘉年华, 游乐园
microphone: 音乐会, 演唱会, 舞台, 麦克风, 演出
musical-notes: ~音乐, 歌曲, 旋律, 唱歌, 摇篮曲
guitar: 乐队, 吉他
musical-score: 交响乐, 管弦乐团, 乐谱
musical-keyboard: 钢琴
performing-arts: 戏剧, 剧场, 话剧, 演员, 喜剧, 京剧, 剧院
clapper-board: ~电影, 影片, 纪录片, 电影院, 拍摄
camera: 照片, 摄影, 摄影师, 相机, 拍照
television: 电视, 电视剧, 连续剧
newspaper: ~新闻, 报纸, 记者, 头条
megaphone: 广告, 宣传, 营销, 公告, 通告
speech-balloon: 对话, 聊天, ~采访, 评论, 讨论, 问答, 反馈, 访谈, 提问, 座谈会, 点评
thought-balloon: 想象, 思考, 思维
red-heart: 爱心, 捐款, 捐赠, 善良, 慈善, 公益, 爱情, 关爱
folded-hands: 感谢, 感恩, 祈祷, 谢谢
star: 质量, 五星, 好评
glowing-star: 成功, 魔法
broom: 打扫, 清洁, 卫生大扫除, 扫地, 大扫除
calendar: 日程, 截止日期, 日历, 预约, 时间表
alarm-clock: 早起, 闹钟, 起床
stopwatch: 速度, 计时
hourglass-not-done: 等待, 耐心, 排队, 等候
watch: 手表, 钟表; sunrise: 日出, 黎明
sunset: 傍晚, 日落, 黄昏
sun: 太阳, 晴天, 阳光, 高温
crescent-moon: 睡眠, 睡觉, 夜晚, 夜间, 失眠
full-moon: 月亮, 月光, 潮汐
cloud-with-rain: 降雨, 雨水, 雨季, 暴雨, 下雨
sun-behind-cloud: 天气, 天空, 天气预报
cloud-with-lightning: 雷雨, 暴风雨, 闪电, 打雷
snowflake: 下雪, 寒冷, 冷冻, 霜冻, 冰川期
thermometer: 温度, 气温, 发烧, 体温
globe-showing-europe-africa: 星球, 气候, 气候变化, 行星
world-map: 地图, 地理, 路线图
compass: 方向, 导航, 指南针, 探险
airplane: 飞机, 旅行, 机场, 旅游, 航班, 游客, 度假, 出差
luggage: 行李, 行李箱
train: 火车, 铁路, 列车, 地铁站, 火车站
high-speed-train: 高铁, 动车
bus: 公交, 公交车, 公共交通, 巴士, 校车
bus-stop: 公交站, 车站
automobile: 汽车, 司机, 驾驶, 停车, 停车场, 驾照, 自驾, 车主
motorway: 高速公路, 堵车, 公路
battery: 电池, 充电
electric-plug: 电力, 用电, 能源, 插座, 节能, 省电
high-voltage: 电压, 停电
fuel-pump: 汽油, 加油站, 燃料, 柴油
sailboat: 帆船, 港口, 游艇, 码头
ferry: 渡轮, 轮渡; ship: 货轮, 邮轮
fishing-pole: 钓鱼, 渔民, 渔业
water-wave: 大海, 海洋, 海浪, 海岸, 海边, 海啸
droplet: 饮水, 湿度, 漏水, 节水, 水分, 喝水, 灌溉
potable-water: 饮用水
beach-with-umbrella: 海滩, 沙滩
island: 海岛, 岛屿
mountain: 山顶, 山峰, 高山
volcano: 火山, 喷发, 岩浆
national-park: 大自然, 风景, 自然保护区, 国家公园, 景区
evergreen-tree: 森林, 树林
deciduous-tree: 公园, 树木, 果园, 大树, 植树
seedling: 植物, 种植, 花园, 园艺, 种子, 发芽, 幼苗, 菜园, 可持续, 播种, 种菜
potted-plant: 盆栽, 阳台, 绿植
leaf-fluttering-in-wind: 风力, 大风, 风能
fallen-leaf: 落叶
maple-leaf: 红叶, 枫叶
herb: 香料, 薄荷, 香菜, 香草
sheaf-of-rice: 小麦, 水稻, ~收获, ~丰收, 粮食, 稻田
honeybee: 蜜蜂, 养蜂, 蜂巢
honey-pot: 蜂蜜; bug: 昆虫
paw-prints: 宠物, 动物, 流浪动物, 兽医, 动物园, 救助站
dog-face: 小狗, 狗狗, 流浪狗
cat-face: 小猫, 猫咪, 流浪猫
horse-face: 骑马, 马术
cow-face: 奶牛
bird: 观鸟, 候鸟, 鸟类, 小鸟
fish: 水族馆, 三文鱼, 金鱼
recycling-symbol: 回收, 再利用, 循环经济, 垃圾分类
wastebasket: 垃圾, 废物, 垃圾桶
factory: 工厂, 工业, 制造, 生产, 污染, 排放, 车间
office-building: 公司, 企业, 总部, 办公室, 写字楼
houses: 小区, 村庄, 乡村, 租房, 住宅, 房租, 民居
house: 房子, 房屋, 屋顶, 房产, 买房
cityscape: ~城市, 市中心
classical-building: 博物馆, 市政府, 政府, 议会, 文化遗产, 美术馆, 居委会
hospital: 医院, 急诊; stadium: 体育场
castle: 城堡; church: 教堂
bridge-at-night: 大桥
building-construction: 建设, 施工, 工地, 建筑, 基础设施, 动工
key: 公寓, 房东, 新家, 钥匙
locked: 密码, 隐私, 加密, 保险箱, 网络安全
shield: 保险, 保护, 安全, 保障, 防护
warning: 危险, 风险, 警告, 故障
check-mark-button: 通过审核, 完成, 认证
clipboard: 报名, 登记, 申请, 清单, 报名表, 申请表, 登记表, 普查
memo: 写作, 作业, 考试, 作文, 笔记, 签名
pencil: 草图, 铅笔, 文具
briefcase: ~工作, 招聘, 职业, 求职, 岗位, 就业
scroll: ~历史, 宪法, 档案
hot-beverage: 咖啡, 咖啡馆, 咖啡店, 拿铁
teacup-without-handle: 绿茶, 喝茶, 茶叶, 茶馆, 红茶
bubble-tea: 奶茶, 珍珠奶茶
bread: 面包, 面包店
cooking: 早餐, 煎蛋, 平底锅, 炒菜, 早饭
pot-of-food: 煲汤, 食谱, 火锅, 做饭, 烹饪, 菜谱
fork-and-knife-with-plate: 餐厅, 晚餐, 午餐, 食堂, 菜单, 美食, 食物, 餐馆, 食品, 用餐
cooked-rice: 米饭, 大米
steaming-bowl: 面条, 拉面, 牛肉面
dumpling: 饺子
green-salad: 沙拉, 蔬菜, 素食
red-apple: 水果, 苹果
spaghetti: 意大利面
cut-of-meat: 牛肉, 猪肉
glass-of-milk: 牛奶
wine-glass: 葡萄酒, 红酒
beer-mug: 啤酒, 酒吧
pill: 药品, 维生素, 药店, 药物
syringe: 疫苗, 接种, 打针
stethoscope: 健康, 体检, 医疗
adhesive-bandage: 急救, 受伤, 伤口
drop-of-blood: 献血, 血液
tooth: 牙医, 牙齿, 刷牙, 牙科
brain: 心理学, 大脑, 记忆, 心理健康, 智力
anatomical-heart: 心脏, 心率, 血压
lungs: 呼吸, 肺部, 哮喘
eye: 视力, 眼睛; ear: 听力, 耳朵
bed: 卧室, 床垫, 住宿, 民宿
couch-and-lamp: 家具, 客厅, 沙发
bathtub: 浴室, 洗澡; soap: 洗手, 肥皂
scissors: 理发, 发型师, 剪发, 美发
thread: 缝纫, 裁缝, 纺织; yarn: 编织, 毛线
t-shirt: 衣服, 服装, 时尚, 衬衫
running-shoe: 跑鞋, 运动鞋, 鞋子
robot: 人工智能, 机器人
telescope: 天文, 银河系, 望远镜
microscope: 生物学, 细菌, 病毒, 显微镜
dna: 基因
atom-symbol: 物理, 原子, 核能
milky-way: 宇宙, 太空
video-game: 电子游戏, 网游, 游戏机
chess-pawn: 国际象棋
game-die: 桌游, 骰子
teddy-bear: 玩具, 童年
baby: 婴儿, 宝宝, 新生儿
child: 孩子, 儿童, 小朋友, 亲子
older-person: 老人, 退休, 养老, 老年人, 长者, 爷爷, 奶奶
crown: 国王, 女王, 皇帝
ballot-box-with-ballot: 选举, 投票
balance-scale: 平等, 比较, 公平, 对比
bell: 提醒, 门铃
round-pushpin: ~地址, 集合地点, ~地点
fire: 篝火, 火灾, 火焰, 烧烤, 炉子
camping: 露营, 营地
backpack: 书包, 背包
identification-card: 身份证, 会员卡, 护照
headphone: 播客, 耳机
waving-hand: 你好, 再见, 欢迎
flexed-biceps: 力量, 勇气
heat-pump: 热泵
radiator: 暖气, 散热器, 供暖
solar-panel: 太阳能板, 太阳能, 光伏
wind-turbine: 风力发电, 风车
shipping-container: 集装箱
campervan: 房车
greenhouse: 温室, 大棚
washing-machine: 洗衣机, 洗衣
refrigerator: 冰箱, 冰柜
oven-range: 烤箱, 厨房
watering-can: 浇水
dragonfly: 蜻蜓
perfume: 香水
electric-fan: 风扇, 电风扇, 排风扇
forklift: 叉车
excavator: 挖掘机, 挖土机
vacuum-cleaner: 吸尘器
balloon-ride: 热气球
cooling-tower: 核电站, 发电厂, 核电, 发电站
drone: 无人机
waterfall: 瀑布
pumpkin: 南瓜
rescue-workers-helmet: 头盔, 安全帽
river: 河流, 江河, 河, 长江, 黄河
lake: 湖泊, 湖, 水库
soup-bowl: 汤, 浓汤, 鸡汤
bicycle-tyre: 轮胎
tyre-pump: 打气筒, 胎压
power-drill: 电钻
mixing-bowl: 面糊, 面团
glue-bottle: 胶水
iced-coffee: 冰咖啡, 冷萃
cave: 洞穴, 山洞
garden-gate: 围栏, 篱笆
meadow: 草地, 草原, 牧场
marsh: 湿地, 沼泽
street: 街道, 马路
water-tap: 水龙头, 自来水
table: 桌子, 餐桌
bookshelf: 书架, 货架
curtains: 窗帘
towel: 毛巾
sound-wave: 声波, 频率, 振动
charging-station: 充电桩, 充电站
server-rack: 服务器, 数据中心
lawn-mower: 割草机
compost-bin: 堆肥
signed-contract: 合同, 协议
meeting-table: 会议, 开会
avocado: 牛油果, 鳄梨
speaking-head: 演讲
shushing-face: 安静, 寂静, 悄悄话
nose: 气味, 香味
red-question-mark: ~疑问
left-speech-bubble: ~回答, ~答案
woman-dancing: 舞蹈, 跳舞, 舞者
leg: 膝盖, 大腿
input-numbers: 数学, 算术
wind-face: 强风, 微风
person-in-bed: 午睡, 小睡
old-woman: 外婆, 祖母
old-man: 外公, 祖父
girl: 女儿
barn: 谷仓
cross-mark: 错误
face-with-thermometer: 感冒, 流感, 疾病
path: 小路
input-latin-letters: 拼写, 填字游戏, 字母
speaker-high-volume: 噪音
wireless: 无线网络, 路由器, wifi
smiling-face-with-smiling-eyes: 笑容, 微笑, 快乐
foot: 脚趾, 脚踝
blackbird: 乌鸦
storm-lantern: 提灯, 马灯
leek: 大葱
face-with-tears-of-joy: 笑话, 幽默
bone: 骨头, 骨骼
person-in-steamy-room: 桑拿
person-rowing-boat: 划船, 赛艇
no-entry: 禁止, 禁令
clapping-hands: 掌声, 鼓掌
passport-control: 签证
ghost: 鬼魂, 幽灵
crane-bird: 白鹭
people-hugging: 友谊, 拥抱
face-with-medical-mask: 口罩, 疫情
`,
};
