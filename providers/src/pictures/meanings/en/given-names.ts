/** Words that are people's names as well: with a capital they name no thing, wherever they stand ("Ruby turns seven"). */
export const givenNames: ReadonlySet<string> = new Set(
  'rose lily daisy poppy jasmine ivy heather iris rosemary basil violet hazel willow olive clementine ruby pearl amber robin wren carol joy faith hope grace dawn june april august may mark bill frank rob grant dean drew ray cliff jack jade georgia florence chase dale duke jean laurel leo noel norm pat peter piper prudence rocky sandy victor will woody penny'.split(
    ' ',
  ),
);
