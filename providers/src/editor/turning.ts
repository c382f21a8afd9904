/** "remove …", "… off": what is to be silent or hidden, in the words that clauses are put into. */
export const turnsOff =
  /^(?:remove|delete|drop|cut|mute|turn off|switch off|disable|no|without|get rid of|take out|stop|kill|hide)\b|\b(?:off|away)$/u;
/** "add …", "… on". */
export const turnsOn =
  /^(?:add|show|turn on|switch on|enable|include|bring back|put|use|with|play|want|have|give|unmute)\b|\b(?:on|back)$/u;
/** The voice and what it says. */
export const narrationWord = /\b(?:narrat(?:ion|or|ors|ed|e)|voice(?:[- ]?over)?s?|speaker|speech|spoken)\b/u;
