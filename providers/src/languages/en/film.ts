import type { FilmWords } from '../film-words.js';

/** English words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(video_)?(clip|tutorial|explainer|teaser|trailer|promo|ad|advert|invite|animation|reel) vid video short_film film mini_film slideshow how-?to_video shorts? (insta_|instagram_)?post motion_graphic commercial recap_video fairy_tale bedtime_story short_story',
  shapes:
    'vertical portrait square landscape widescreen upright (for_)?(insta|instagram|tik_?tok|youtube|facebook|whatsapp|snapchat|linkedin|yt)(_(reels?|story|stories|feed|post|shorts?))? (for|on)_(stories|reels|shorts|socials?|social_media) phone_format',
  manners:
    'upbeat snappy punchy cinematic minimal(ist(ic)?)? retro vintage playful energetic fast-?paced slow-?paced dynamic moody elegant colou?rful hand_?drawn cartoon(_style)? flat_design big_(text|letters|type) large_(text|letters|type) cutesy',
  qualities:
    'calm warm short cute quick slow fast soft gentle quiet bold bright dark light happy cheerful fun funny serious friendly cosy cozy modern simple clean loud dramatic romantic lively relaxed relaxing peaceful festive emotional sweet female male brief tender crisp witty sober lo-?fi acoustic ambient little big large deep old young nice pastel neon very really',
  sounds:
    'piano strings guitar harp violin cello ukulele drums jazz beats? music soundtrack voice voice-?over narration narrator captions subtitles sound_effects sfx sound (music|voice|text|captions)_only',
  swaps:
    '(captions|subtitles|text|music)_(instead_of|not|rather_than)_(an?_)?(voice|voice-?over|narration|speech|talking)',
  joins: 'with w/ no without and & in an? some plus only just pls please',
  viewers:
    'for_(the_)?(kids|children|beginners|teens|teenagers|adults|grown_ups|seniors|pupils|students|toddlers|everyone|families|newbies|colleagues) for_(my|our)_[\\p{L}]+(_[\\p{L}]+)? for_(year|grade|class)_\\d{1,2}(_(pupils|students|kids))?',
  polite: 'pls plz please thx thanks thank_you ta cheers',
  parts:
    '([\\p{L}]+_){1,4}(should|must|has_to|needs_to)_(come|go|be_shown|be_said)_(first|last) (our|the|house|brand|club|school)_(house_|brand_|club_|school_)?colou?rs_(are|is|should_be) (our|the|house)_(font|typeface|palette)_is (on|in|at)_the_(very_)?(last|closing|final|first|opening|end|title)_(card|frame|screen|slide|scene|shot) (the_|our_)?logo_([\\p{L}]+_)?((in|at|on|to)_the_)?(top|bottom|upper|lower|corner|left|right|last|first|end) (every|each)_([\\p{L}]+_){1,4}(gets?|on)_(its|their|a|an|one|his|her)_(own_)?(card|frame|screen|slide|scene|picture|caption|icon|shot) (on|gets?|has)_(its|their)_own_(card|frame|screen|slide|scene|caption|shot) one_(card|frame|screen|slide|scene|picture|caption|icon|shot)_(per|each|for_each|for_every) (card|frame|screen|slide|scene|picture|caption|icon)_(per|each) (as|in)_(the_)?(captions|subtitles|lower_thirds) (calm|warm|slow|quick|gentle|soft|brisk|lively|steady|even)_(pace|tempo|cuts|transitions|voice) (use|in|only|stick_to|keep_to)_(our_)?(plum|navy|cream|sand|gold|teal|mint|coral|beige|burgundy|ivory|crimson|turquoise|lilac|mustard|olive|black|white|red|green|blue|yellow|orange|purple|pink|grey|gray|brown|silver|maroon)(,_[\\p{L}]+)?_(and|with|on)_(plum|navy|cream|sand|gold|teal|mint|coral|beige|burgundy|ivory|crimson|turquoise|lilac|mustard|olive|black|white|red|green|blue|yellow|orange|purple|pink|grey|gray|brown|silver|maroon)',
  pace: '(start|begin|open|end|close|finish|keep_(it|things)|stay)_(very_)?(softly|gently|quietly|slowly|calmly|warmly|brightly|soft|gentle|quiet|slow|calm|warm|light|simple|short|quick|brisk|strong|big|small|lively|friendly)',
  farewells:
    '(with_)?(best|kind|warm|many)_(wishes|regards|thanks) (kind_)?regards cheers yours(_(sincerely|truly|faithfully))? thanks(_(so_much|a_lot|again|in_advance|for_(your_|the_)?help))? thank_you_(in_advance|for_(your_|the_)?help) best all_the_best sincerely many_thanks ta',
  outlets:
    '(news|radio|tv|television|local)_(station|channel|broadcaster|news|radio|tv) broadcaster waiting_rooms? tea_?rooms? rooms? lobby foyer reception canteen corridor hallway (shop_)?windows? screens? displays? intranet website homepage feeds? channel newsletter assembly followers subscribers parents pupils students staff team guests visitors lodgers tenants patients neighbou?rs beginners kids children teens seniors colleagues residents newcomers volunteers trainees',
  for: 'for',
};
