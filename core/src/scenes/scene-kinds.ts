import { areaChart } from './kinds/area-chart.js';
import { backdrop } from './kinds/backdrop.js';
import { barChart } from './kinds/bar-chart.js';
import { calendar } from './kinds/calendar.js';
import { callToAction } from './kinds/call-to-action.js';
import { callout } from './kinds/callout.js';
import { castSheet } from './kinds/cast-sheet.js';
import { chat } from './kinds/chat.js';
import { checklist } from './kinds/checklist.js';
import { choreography } from './kinds/choreography.js';
import { closeUp } from './kinds/close-up.js';
import { code } from './kinds/code.js';
import { collage } from './kinds/collage.js';
import { columnChart } from './kinds/column-chart.js';
import { counter } from './kinds/counter.js';
import { cycle } from './kinds/cycle.js';
import { definition } from './kinds/definition.js';
import { delta } from './kinds/delta.js';
import { donutChart } from './kinds/donut-chart.js';
import { endCard } from './kinds/end-card.js';
import { flow } from './kinds/flow.js';
import { footage } from './kinds/footage.js';
import { freeform } from './kinds/freeform.js';
import { funnel } from './kinds/funnel.js';
import { gauge } from './kinds/gauge.js';
import { groupedChart } from './kinds/grouped-chart.js';
import { infographic } from './kinds/infographic.js';
import { invitationCard } from './kinds/invitation-card.js';
import { kenBurns } from './kinds/ken-burns.js';
import { kineticWords } from './kinds/kinetic-words.js';
import { kpiTiles } from './kinds/kpi-tiles.js';
import { lineChart } from './kinds/line-chart.js';
import { list } from './kinds/list.js';
import { browserFrame } from './kinds/browser-frame.js';
import { contactCard } from './kinds/contact-card.js';
import { reviewCard } from './kinds/review-card.js';
import { headlineClipping } from './kinds/headline-clipping.js';
import { priceTag } from './kinds/price-tag.js';
import { jobCard } from './kinds/job-card.js';
import { hoursSign } from './kinds/hours-sign.js';
import { menuBoard } from './kinds/menu-board.js';
import { recipeCard } from './kinds/recipe-card.js';
import { appScreen } from './kinds/app-screen.js';
import { clipboard } from './kinds/clipboard.js';
import { stickyNotes } from './kinds/sticky-notes.js';
import { speechBubbles } from './kinds/speech-bubbles.js';
import { clock } from './kinds/clock.js';
import { pinnedNote } from './kinds/pinned-note.js';
import { blackboard } from './kinds/blackboard.js';
import { stageCurtain } from './kinds/stage-curtain.js';
import { bookPage } from './kinds/book-page.js';
import { poster } from './kinds/poster.js';
import { projectorScreen } from './kinds/projector-screen.js';
import { logoSting } from './kinds/logo-sting.js';
import { pictogram } from './kinds/pictogram.js';
import { placeMap } from './kinds/place-map.js';
import { progress } from './kinds/progress.js';
import { prosCons } from './kinds/pros-cons.js';
import { pyramid } from './kinds/pyramid.js';
import { quote } from './kinds/quote.js';
import { ranking } from './kinds/ranking.js';
import { scatter } from './kinds/scatter.js';
import { section } from './kinds/section.js';
import { shotBoard } from './kinds/shot-board.js';
import { stackedChart } from './kinds/stacked-chart.js';
import { statRing } from './kinds/stat-ring.js';
import { steps } from './kinds/steps.js';
import { table } from './kinds/table.js';
import { ticket } from './kinds/ticket.js';
import { timeline } from './kinds/timeline.js';
import { title } from './kinds/title.js';
import { versus } from './kinds/versus.js';
import { waterfall } from './kinds/waterfall.js';
import { podium } from './kinds/podium.js';
import { treemap } from './kinds/treemap.js';
import { waffle } from './kinds/waffle.js';
import { bubbles } from './kinds/bubbles.js';
import { slope } from './kinds/slope.js';
import { dumbbell } from './kinds/dumbbell.js';
import { heatMap } from './kinds/heat-map.js';
import { barRace } from './kinds/bar-race.js';
import { radar } from './kinds/radar.js';
import { gaugeCluster } from './kinds/gauge-cluster.js';
import { roadmap } from './kinds/roadmap.js';
import { staircase } from './kinds/staircase.js';
import { mindMap } from './kinds/mind-map.js';
import { wordCloud } from './kinds/word-cloud.js';
import { scoreboard } from './kinds/scoreboard.js';
import { weather } from './kinds/weather.js';
import { gantt } from './kinds/gantt.js';
import { venn } from './kinds/venn.js';
import { quadrant } from './kinds/quadrant.js';
import { orgChart } from './kinds/org-chart.js';
import { sankey } from './kinds/sankey.js';
import { route } from './kinds/route.js';
import { odometer } from './kinds/odometer.js';
import { crossSection } from './kinds/cross-section.js';
import { beforeAfter } from './kinds/before-after.js';
import { labelledThing } from './kinds/labelled-thing.js';
import { socialPost } from './kinds/social-post.js';
import { isometricBlocks } from './kinds/isometric-blocks.js';

/** Every kind of scene, by its name: the one list of them. */
export const sceneKindDescriptors = {
  title,
  section,
  'kinetic-words': kineticWords,
  quote,
  list,
  checklist,
  callout,
  definition,
  'call-to-action': callToAction,
  'end-card': endCard,
  counter,
  'stat-ring': statRing,
  'kpi-tiles': kpiTiles,
  gauge,
  progress,
  pictogram,
  ranking,
  'column-chart': columnChart,
  'bar-chart': barChart,
  'donut-chart': donutChart,
  'line-chart': lineChart,
  'area-chart': areaChart,
  'grouped-chart': groupedChart,
  'stacked-chart': stackedChart,
  waterfall,
  funnel,
  scatter,
  podium,
  treemap,
  waffle,
  bubbles,
  slope,
  dumbbell,
  'heat-map': heatMap,
  'bar-race': barRace,
  radar,
  'gauge-cluster': gaugeCluster,
  roadmap,
  staircase,
  'mind-map': mindMap,
  'word-cloud': wordCloud,
  scoreboard,
  weather,
  gantt,
  venn,
  quadrant,
  'org-chart': orgChart,
  sankey,
  route,
  odometer,
  'cross-section': crossSection,
  'before-after': beforeAfter,
  'labelled-thing': labelledThing,
  'social-post': socialPost,
  'isometric-blocks': isometricBlocks,
  timeline,
  steps,
  cycle,
  pyramid,
  flow,
  'place-map': placeMap,
  versus,
  delta,
  table,
  'pros-cons': prosCons,
  'ken-burns': kenBurns,
  collage,
  backdrop,
  'close-up': closeUp,
  code,
  chat,
  calendar,
  ticket,
  'invitation-card': invitationCard,
  'browser-frame': browserFrame,
  'contact-card': contactCard,
  'review-card': reviewCard,
  'headline-clipping': headlineClipping,
  'price-tag': priceTag,
  'job-card': jobCard,
  'hours-sign': hoursSign,
  'menu-board': menuBoard,
  'recipe-card': recipeCard,
  'app-screen': appScreen,
  clipboard,
  'sticky-notes': stickyNotes,
  'speech-bubbles': speechBubbles,
  clock,
  'pinned-note': pinnedNote,
  blackboard,
  'stage-curtain': stageCurtain,
  'book-page': bookPage,
  poster,
  'projector-screen': projectorScreen,
  'logo-sting': logoSting,
  footage,
  'cast-sheet': castSheet,
  'shot-board': shotBoard,
  freeform,
  choreography,
  infographic,
} as const;
