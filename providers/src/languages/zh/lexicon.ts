import { emptyLexicon, type Lexicon } from '../lexicon.js';

/** Chinese words of sentences. */
export const lexicon: Lexicon = {
  ...emptyLexicon,
  up: '增长|上升|提高|增加|上涨|提升|增至|升至',
  down: '下降|减少|降低|下跌|降至|跌至|下滑',
  from: '从|由',
  to: '至|到|增至|降至|升至',
  and: '和|与|以及|、',
  versus: '对比|相比|vs|与.{1,12}相比',
  whereas: '而|但是|但',
  linking: '的|在|是|为|占|达到|达|约|大约|了|有|和|与|贡献|我们|来自|其中|仅|近',
  dangling: '的|在|是|和|与|了',
  outOf: '人中有|人中|个中',
  sequence: '之后|随后|接下来|最终|首先|第[一二三](?![天日周月年章课集名位届季个次种款家张杯])|其次|然后|接着|最后',
  step: '步骤|第.步',
  upcoming: '下一步|接下来|未来|计划|即将',
  isA: '是一[种个]|是指|是',
  action: '注册|立即|访问|了解更多|购买|下载|联系',
  question: '为什么|如何|怎么|什么|谁|何时|哪里',
  pros: '优点|优势|好处',
  cons: '缺点|劣势|坏处',
  welcome: '收入|营收|销售额?|利润|客户|用户|会员|访客|订单|预订|捐款|满意度|效率|产量|增长|就业|工资',
  unwelcome: '流失|成本|费用|错误|投诉|排放|债务|亏损|失业|支出|风险',
  pronoun: '它|他|她|这|那|我们',
};
