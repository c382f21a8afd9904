import type { ShapeWords } from '../shape-words.js';

/** English words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'final_score score_?line end_result full_time half_time score results?',
  beats: 'beats? defeats? defeated wins_against won_against',
  weather: 'weather forecast',
  skies: {
    sun: 'sun sunny sunshine clear clear_skies',
    partly: 'partly_cloudy sunny_spells mixed partly_sunny some_clouds sun_and_clouds',
    cloud: 'clouds? cloudy overcast grey gray',
    rain: 'rain rainy showers? drizzle',
    storm: 'storms? stormy thunder thunderstorms? lightning',
    snow: 'snow snowy sleet flurries',
    fog: 'fog foggy mist misty haze',
    wind: 'wind windy gales? breezy',
  },
  plans: 'project_plan plan schedule gantt timetable project sprints? milestones? rollout',
  overlap: 'overlaps? venn in_common common_ground what_they_share',
  both: 'both shared in_common together',
  only: 'only just',
  matrix: 'matrix quadrants? two_by_two 2x2 2×2 four_fields',
  fields: ['strengths?', 'weakness(es)?', 'opportunit(y|ies)', 'threats?'],
  under: 'reports?_to works?_under answers?_to',
  below: 'under',
  route: 'route stops itinerary tour bus_line train_line journey trail road_trip',
  ways: 'from via through to',
  layers: 'from_top_to_bottom from_the_top_down top_to_bottom cross_section layers',
  parts: 'parts_of anatomy_of what_is_on inside the_parts_of',
  post: 'post tweet toot',
  before: 'before',
  after: 'after',
};
