/** Elections, town and state, castles and clubs. */
export const community = `
astronaut: spacewalk, cosmonaut
fireworks: fireworks, new year's eve
mantelpiece-clock: clock
watch: timepiece
cityscape: downtown, skyline, urban, metropolis, city centre, inner city, city life, metropolitan area, big city,
  capital city, city break skyline, urban planning, town centre, megacity, old town, conurbation, townscape,
  metropolis skyline, city limit, smart city, urbanisation, urbanization
classical-building: museum, council, government, parliament, city hall, town hall, heritage, mayor, local council,
  city council, town council, parliament building, museum visit, national gallery, council meeting, council chamber,
  governor, local authority, minister of state, culture committee, city history museum, museum of art,
  public building, listed building, politics, politician, senate, republic, administration, municipality,
  prime minister, councillor, government office, congress, public administration, public sector, public authority,
  state government, federal government, county council, heritage site, world heritage site, memorial hall,
  history museum, council office, embassy, museum guide, natural history museum, open-air museum,
  local history museum, civic centre, ombudsman, chancellor, registry, borough council, civil service, white house,
  royal institution, town clerk, acropolis, statehouse, palace, government building, monument protection,
  architecture, curator, roman villa, antiquities
castle: fortress, knight, medieval, fort, battlement, castle ruin, moat, fairy-tale castle, middle ages,
  drawbridge castle, stronghold, medieval times, citadel, castle wall, feudalism, chateau, château, medieval market,
  jousting, town wall, city wall
ballot-box-with-ballot: election, vote, voting, referendum, political party, ballot, ballot paper, polling station,
  voter, mayoral election, election day, electoral roll, ballot box, general election, polling day,
  first-past-the-post, democracy, general assembly, annual general meeting, agm, electoral system,
  local election, majority vote, secret ballot, vote count, electorate, majority, council election, right to vote,
  women's suffrage, suffrage, voting right, voter turnout, turnout, by-election, petitioning vote, board election,
  class representative, polling card, postal ballot, voting age, elected board, parliamentary election
cityscape-at-dusk: city lights, urban night
crossed-swords: duel, sword fight, swordfight, battle, sword, fencing match, rivalry, combat, gladiator
military-helmet: world war, second world war, first world war, army, soldier, military service, armed forces,
  military, conscription, troop, infantry
bomb: unexploded bomb, bomb disposal, time bomb, bomb squad
white-flag: surrender, capitulation, truce
collision: explosion, big bang theory, crash test, detonation, car crash, road accident, traffic accident,
  car accident, collision, pile-up
busts-in-silhouette: association, club, society, sports association, residents' association, tenant association,
  village community, parents' association, community group, civic group, citizens' group, general public,
  people's movement, membership total, club member total, community centre, community center, youth club,
  youth centre, get-together, gathering, meet-up, meetup, social gathering, members' meeting, residents' meeting,
  works council, household member, ngo, youth worker, council of elders, peer group, networking, club room,
  self-help group, clubhouse, social club, women's group, women's institute, village hall, lions club, rotary club,
  friends association, young people, teenager, adolescent, clientele, youth work, youth, populace, inhabitant,
  team building, networking event, group work, society member, local resident, helper, team member list
`;
