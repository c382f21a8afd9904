import type { FilmWords } from '../film-words.js';

/** English words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(video_)?(clip|tutorial|explainer|teaser|trailer|promo|ad|advert|invite|animation|reel) vid video short_film film mini_film slideshow how-?to_video shorts? (insta_|instagram_)?post motion_graphic commercial recap_video fairy_tale bedtime_story short_story',
  manners:
    'upbeat snappy punchy cinematic minimal(ist(ic)?)? retro vintage playful energetic fast-?paced slow-?paced dynamic moody elegant colou?rful hand_?drawn cartoon(_style)? flat_design big_(text|letters|type) large_(text|letters|type) cutesy',
  qualities:
    'calm warm short cute quick slow fast soft gentle quiet bold bright dark light happy cheerful fun funny serious friendly cosy cozy modern simple clean loud dramatic romantic lively relaxed relaxing peaceful festive emotional sweet female male brief tender crisp witty sober lo-?fi acoustic ambient little big large deep old young nice pastel neon very really',
  outlets:
    '(news|radio|tv|television|local)_(station|channel|broadcaster|news|radio|tv) broadcaster waiting_rooms? tea_?rooms? rooms? lobby foyer reception canteen corridor hallway (shop_)?windows? screens? displays? intranet website homepage feeds? channel newsletter assembly followers subscribers parents pupils students staff team guests visitors lodgers tenants patients neighbou?rs beginners kids children teens seniors colleagues residents newcomers volunteers trainees',
  for: 'for',
};
