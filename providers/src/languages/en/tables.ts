import type { TableWords } from '../table-words.js';

/** English words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'summary abstract key_(findings|figures|facts|points|results) highlights conclusions? in_brief at_a_glance',
  total: 'totals? sum overall altogether combined whole_year',
  highest:
    'highest most best top biggest largest strongest leads? leader winner peak maximum wettest hottest warmest busiest sunniest longest fastest_seller best-?seller',
  lowest: 'lowest least worst smallest weakest minimum driest coldest coolest quietest shortest bottom slowest',
  grew: 'grew grow growth growing gained? increas(e|ed|es) rose rising fastest improved',
  fell: 'shrank shrunk shrink(s|ing)? fell fall(s|en|ing)? lost declin(e|ed|es) dropp?(ed|s)? decreas(e|ed|es) down',
  average: 'average avg mean per rate rates price prices score rating temperature temp share index age ratio',
  ignore: 'ignore skip disregard drop leave_out omit without not',
  document:
    'csv xlsx? excel press_releases? articles? blog_posts? (this|following|below)_text text_below spreadsheets? tables? sheets? columns? files? notes? documents? docs? pdf brief leaflets? flyers? brochures? handouts? fact_sheets?',
  attached: 'attached attachment enclosed',
  of: 'for of from about on',
};
