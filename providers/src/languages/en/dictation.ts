import type { DictationWords } from '../dictation-words.js';

/** English words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead:
    "please pls then also and next later now somewhere in_(the_)?middle (be_sure|make_sure|remember|try)_to make_sure_(you|to) do(n[’']?t|_not)_forget_to you_(can|could|should|must|might_want_to) (I|we)([’']d|_would)_(like|love)_(you_)?to (I|we)_want_(you_)?to (it|the_(video|film|clip|ad|spot|animation|voice|voice-?over|narrator|text|infographic))_(should|must|can|could|has_to|needs_to)",
  tell: '(say|state|note|explain|show|mention|stress|emphasi[sz]e|highlight|underline|convey|point_out|get_across)(_to_(people|viewers|them|everyone|the_audience))? (tell|show|remind|let)_(people|viewers|them|everyone|everybody|the_audience)(_know)? make_(it_)?(very_|really_|absolutely_)?clear(_to_(people|viewers|them|everyone|the_audience))? make_sure_(people|viewers|they|everyone|everybody|the_audience)_(know|understand|see|reali[sz]e|remember|learn) (we|I)_(want|need)_(\\p{L}+_){1,3}to_(know|understand|see|reali[sz]e|remember|learn) (people|viewers|everyone|the_audience)_(should|must|need_to)_(know|understand|see|reali[sz]e|remember|learn)',
  that: 'that',
  bare: '(say|mention|explain|stress|state) (tell|remind|let)_(people|viewers|them|everyone|everybody|the_audience)(_know)? make_sure_(people|viewers|everyone|everybody)_(know|understand)',
  whom: 'people viewers them everyone everybody the_audience',
  addressed: { they: 'you', their: 'your', them: 'you', theirs: 'yours' },
  name: 'mention point_out',
  close:
    '(finally_)?(end|close|finish|wrap_up|conclude)_(it_|the_(video|film|clip)_)?(by|with)_(telling|asking|inviting|encouraging|urging|reminding)_(people|viewers|them|everyone|everybody|the_audience|the_viewer)_to',
  call: '(ask|tell|invite|encourage|urge|remind|get)_(people|viewers|them|everyone|everybody|the_audience|the_viewer)_to',
  send: '(send|point|direct|lead|drive|refer|push|take)_(people|viewers|them|everyone|everybody|folks|visitors|customers|the_audience)(_over)?_to(_our_(site|website|page|shop|store))?(_at)?',
};
