import type { EditWords } from '../edit-words.js';

const field = 'title|headline|subtitle|caption|kicker|tagline|quote|url';

/** English instructions for editing: turns of phrase, as verbs and what they are done to. */
export const edits: EditWords = {
  phrases: [
    ['(.+?)\\s+(?:should|must|needs? to|has to|ought to)\\s+(?:be|last|take|run|stay)\\s+(?:for\\s+)?(\\d+(?:[.,]\\d+)?\\s?(?:s|secs?|seconds?|min|minutes?))(?:\\s+long)?', 'make $1 =2 long'],
    ['(?:bump|slide|drag|push|pull|shift)\\s+(.+?)(?:\\s+(?:up|down|back|forward|over))?\\s+((?:to\\s+)?(?:(?:right|just|directly)\\s+)?(?:before|after|to the|first|last).*)', 'move $1 $2'],
    ['(.+?)\\s+(?:goes|comes|belongs)\\s+((?:right |just |directly )?(?:before|after|first|last|at the (?:end|beginning|start)).*)', 'move $1 $2'],
    ["(?:(?:we|i)\\s+)?(?:have\\s+|['’]ve\\s+)?(?:just\\s+)?(?:renamed|changed|rebranded)\\s+(.+?)\\s+(?:to|into|as)\\s+(.+?)(?:,?\\s+so\\s+.*)?", 'change =1 to =2'],
    ["((?:scene|slide|panel)\\s+\\d+|the\\s+.+?)(?:['’]s)?\\s+(title|headline|subtitle|caption|kicker|text|quote|url|author)\\s*:\\s*(.+)", 'change the $2 of $1 to =3'],
    ['(.+?)\\s+(?:should|must|needs? to|has to)\\s+(?:be|say|read)\\s+(.+?)\\s+(?:instead of|rather than|and not|not)\\s+(.+)', 'change =3 to =2'],
    ['(?:(?:use|put|write|say)\\s+)?(.+?)\\s+(?:instead of|rather than|in place of)\\s+(.+)', 'change =2 to =1'],
    ['(.+?)\\s+(?:should|must|has to|needs? to)\\s+(?:go|come|be|move|stand)\\s+((?:right |just |directly )?(?:before|after|behind|first|last|at the (?:end|beginning|start)|to the (?:end|beginning|start)).*)', 'move $1 $2'],
    ['(.+?)\\s+(?:should|must|needs? to|has to|ought to)\\s+(?:say|read|be(?: called)?)\\s+(.+)', 'change $1 to =2'],
    ['(.+?)\\s+(?:should|must|needs? to|has to|ought to)\\s+(?:link|point|lead|go)\\s+to\\s+(.+?)(?:\\s+instead)?', 'change the url of $1 to =2'],
    ['(?:call|name|title)\\s+((?:the )?(?:scene|slide|first|last|second|third).*?)\\s+(⟦\\d+⟧)', 'change $1 to =2'],
    [`give\\s+(.+?)\\s+(?:the|a|as) (?:new )?(${field})\\s*:?\\s+(.+)`, 'change the $2 of $1 to =3'],
    ['(?:let|have|make)\\s+(the .+?)\\s+(?:to )?(?:say|read|be called)\\s+(.+)', 'change $1 to =2'],
    ['(the .+?)\\s+to\\s+(?:say|read|be called)\\s+(.+)', 'change $1 to =2'],
    ['(?:use|put|write|say)\\s+(⟦\\d+⟧)\\s+instead of\\s+(⟦\\d+⟧)(.*)', 'change $2 to $1 $3'],
    ['(?:use|put|write|say)\\s+(.+?)\\s+instead of\\s+(.+)', 'change $2 to =1'],
    ['(?:fix|correct)\\s+(?:the )?(?:typo|spelling|name|mistake|error)(?:\\s+of|\\s*:|\\s+in)?\\s+(?!scene|the )(.+)', 'change $1'],
    [`((?:change|set|make)\\s+.*?\\b(?:${field}))\\s*:\\s*(.+)`, '$1 to =2'],
    [`(?:the |new )?(${field})\\s*:\\s*(.+)`, 'change the $1 to =2'],
    ["(?:it|that)(?:['’]?s| is)\\s+(?:actually\\s+|really\\s+|spelled\\s+)?(.+?),?\\s+(?:and\\s+)?not\\s+(.+)", 'change =2 to =1'],
    ['.+?\\s+(?:is|was|are|were)\\s+(?:actually|really|in fact|now)\\s+(.+?),?\\s+(?:and\\s+)?not\\s+(.+)', 'change =2 to =1'],
    ['(.+?)\\s+(?:is|are)\\s+(?:now|actually)\\s+(?:called|named|spelled)\\s+(.+)', 'change =1 to =2'],
    ["(?:(?:we|i|you)\\s+)?(?:don['’]?t|do not|no longer)\\s+(?:need|want|like)\\s+(.+?)(?:\\s+any ?more)?", 'remove $1'],
    ['(.+?)\\s+(?:can|should|could|must|has to)\\s+(?:go|be (?:removed|deleted|dropped|cut))(?:\\s+away)?', 'remove $1'],
    ['(.*\\b(?:music|soundtrack)\\b.*?)\\s+(?:is|feels|sounds)\\s+(?:\\w+\\s+)?too\\s+(?:fast|hectic|busy|much|wild|loud)', 'make the music calmer'],
    ['(.*\\b(?:music|soundtrack)\\b.*?)\\s+(?:is|feels|sounds)\\s+(?:\\w+\\s+)?too\\s+(?:slow|boring|sleepy|sad)', 'make the music livelier'],
    ['(.+?)\\s+(?:is|are|feels|seems|lasts|takes)\\s+(?:(?:a bit|a little|way|far|much|just)\\s+)*too\\s+(?:long|slow)', 'make $1 shorter'],
    ['(.+?)\\s+(?:is|are|feels|seems|lasts)\\s+(?:(?:a bit|a little|way|far|much|just)\\s+)*too\\s+(?:short|fast|quick|brief)', 'make $1 longer'],
    ['(.+?)\\s+(?:is|are|looks?)\\s+(?:(?:a bit|a little|way|far|much|just)\\s+)*too\\s+dark', 'make $1 lighter'],
    ['(.+?)\\s+(?:is|are|looks?)\\s+(?:(?:a bit|a little|way|far|much|just)\\s+)*too\\s+(?:light|bright)', 'make $1 darker'],
    ['(?:(?:can|could|should|let)\\s+)?(?:an?\\s+|the\\s+)?(woman|man)\\s+(?:should\\s+|could\\s+)?(?:read|narrate|speak|tell|say|voice)\\b.*', 'use a $1 voice'],
    ['(?:let\\s+|have\\s+|keep\\s+)?(.+?)\\s+(?:should\\s+|could\\s+)?(?:stays?|lasts?|remains?|be)\\s+(?:(?:on screen|up|visible|there)\\s+)?(?:for\\s+)?longer,?\\s+(?:like|say|about|for|maybe)?\\s*(\\d.*)', 'make $1 =2 long'],
    ['(?:let\\s+|have\\s+|keep\\s+)?(.+?)\\s+(?:should\\s+|could\\s+)?(?:stays?|lasts?|remains?|be)\\s+(?:(?:on screen|up|visible|there)\\s+)?(?:for\\s+)?(longer|shorter|\\d+\\s?(?:s|secs?|seconds))(?:\\s+on screen)?', 'make $1 $2'],
    ['(swap|switch|exchange)\\s+(\\d+)\\s+(?:and|with|for|&)\\s+(\\d+)', '$1 scene $2 and scene $3'],
    ['(?:add|include)\\s+(?:one more|another|an extra|a new)\\s+(?:reason|benefit|argument|point|bullet|feature|item)\\s*:?\\s+(.+)', 'add a bullet =1'],
    ['(?:lose|ditch|scrap|kill|bin|axe|nuke|chuck|strip(?: out)?|throw out|kick out|leave off|do without)\\s+(.+)', 'remove $1'],
    ['((?:the\\s|scene\\s|slide\\s|my\\s|our\\s)(?:(?!before|after)[^,])+?)\\s+((?:right |just |directly )?(?:before|after)\\s+(?:the\\s|scene\\s|slide\\s).+)', 'move $1 $2'],
    ['(?:the\\s+|new\\s+)?(button|author|role|source|tagline|term|definition|link|website)(?:\\s+text)?\\s*:\\s*(.+)', 'change the $1 to =2'],
    ['(the\\s+(?:title|headline|subtitle|author|role|source|url|link|button|tagline|caption)(?:\\s+(?:of|on|in)\\s+.+?)?)\\s+is\\s+(?:now\\s+|actually\\s+)?(.+)', 'change $1 to =2'],
    ['(?:make|let)\\s+(.+?)\\s+(?:last|run|take|stay(?: on screen)?)\\s+(?:for\\s+)?(\\d.*)', 'make $1 =2 long'],
    ['((?:the\\s|scene\\s|slide\\s).+?)\\s+((?:to|at)\\s+the\\s+(?:very\\s+)?(?:end|beginning|start|front|top)|first|last)', 'move $1 $2'],
  ],
  words: [
    ['without', 'without'],
    ['with', 'with'],
  ],
  typefaces: 'fonts? typefaces? typography lettering',
  joiners: 'but and_then and_also and then plus also &',
  polite:
    "(?:can|could|shall|should) we(?: try)?(?: to)?|try(?= an? )|i think|it (?:would|might) be (?:nice|good|better|great) (?:to|if)|please|hi|hello|hey|ok(?:ay)?|so|now|also|and|then|first|next|finally|can (?:you|u)|could (?:you|u)|would you|could|can|i(?:['’]d| would) like(?: you)? to|i(?:['’]d| would) like(?= the .* to )|(?:we|i) (?:want|need)(?: you)? to|(?:we|i)(?= (?:want|need|don))|let's|let us|maybe|perhaps|just",
  thanks: 'please pls plz thanks thank_you thx ta',
  verbs:
    "change|replace|rename|update|correct|fix|set|edit|rewrite|reword|remove|delete|drop|cut|get rid of|take out|erase|add|insert|include|append|put|move|place|bring|swap|switch|exchange|reverse|lengthen|extend|shorten|trim|make|turn|use|apply|give|hold|keep|slow|speed|mute|unmute|enable|disable|hide|show|narrate|translate|speak|recolou?r|paint|duplicate|copy|double|halve|have|let|don['’]?t|stop|create|write|convert|resize|crop|import|play|colou?r|film|shoot|skip|leave out|reduce|lose|ditch|scrap|kill|bin|axe|nuke|throw out",
  nouns:
    'music|soundtrack|background|voice|narration|narrator|captions?|subtitles?|sound effects?|effects|fonts?|headings?|accent|colou?rs?|logo|scenes?|title|subtitle|headline|kicker|aspect ratio|style|url|author|quote|button|video|opening|closing|intro|outro|caption|panels?|footage|format|last|first',
}; // prettier-ignore
