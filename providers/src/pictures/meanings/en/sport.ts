/** Sports, prizes and games. */
export const sport = `
person-biking: cyclist, cycling, bike ride, bike tour, bike race, bike tour route, cyclists, bike commute,
  bicycle race, cycle ride, cycle tour, cycling club, tour de france, bike trip, bike to work, bicycle courier,
  cargo bike rider, bike training, cycle race, cycling proficiency
bicycle: bike, cycle path, bike lane, pedal, e-bike, cycle route, bike shop, bicycle rack, handlebar, bike repair,
  bike rental, bike hire, bike share, cargo bike, electric bike, saddle, bike rack, bike path, brake pad,
  bicycle tour, bicycle workshop, cycleway, tandem, cycle track, post bike, racing bike, bike sharing
person-running: runner, marathon, jogging, half marathon, race, sprint, sprinter, jogger, fun run, charity run,
  running club, parkrun, cross-country run, relay race, relay, training run, running event, long-distance run,
  half-marathon, trail run, sponsored run, running group, track and field, athlete, athletics, sprint race,
  steeplechase
person-swimming: swimmer, swimming, swimming pool, pool, lido, swim, swim team, swimming lesson, swimming club,
  open-air pool, front crawl, breaststroke, swimming course, swimming gala, outdoor pool, swimming bath,
  butterfly stroke, indoor pool, backstroke, aquatics, swimming badge, triathlon, freestyle, swim club,
  channel swimmer
person-climbing: climber, climbing, bouldering, rock climbing, climbing wall, climbing gym, abseiling, mountaineer,
  mountaineering, climbing course, via ferrata, climbing hall, boulder gym
soccer-ball: football, goalkeeper, striker, soccer, football club, football match, football pitch, football team,
  football player, penalty, penalty shoot-out, world cup, bundesliga, premier league, women's football,
  football training, five-a-side, football season, midfield, kick-about, footballer, derby, youth football,
  soccer team, offside, football boot, halftime
trophy: winner, award, champion, championship, prize, victory, cup final, competition, tournament, championship title,
  league, league title, grand final, champions, winning team, record holder, contest, competitor, medal table,
  best in show, title defence, winning entry, cup winner, award ceremony, oscar, contestant, title win,
  championship win, best-kept village, runner-up prize, tournament winner, semi-final, semifinal, quarter-final,
  play-off, playoff, victory lap, league table, world champion, gold award, competition winner, match win
1st-place-medal: first place, gold medal, top spot, winning medal, first prize, number one
sports-medal: medal, finisher, olympic medal, olympics, olympic games, olympic champion, olympian, paralympics,
  world record, medallist, medalist, sports day, record attempt, sporting achievement
stadium: arena, match day, football stadium, grandstand, amphitheatre, amphitheater, sports ground, sports hall,
  sporting event, colosseum, playing field, athletics track, running track, home game, away game, kick-off time,
  home match, sports centre, leisure centre, sports complex, sports facility, floodlight
running-shoe: sneaker, trainers, shoe, running shoes, jogging shoe, sports shoe, training shoe, plimsoll, sport,
  sports club, sportswear, pe lesson
chess-pawn: chess, chess club, chessboard, chess tournament, checkmate, chess player, grandmaster, pawn
game-die: board game, game night, dice, luck, chance, games night, game evening, board games, probability,
  tabletop game, game of chance, random draw, playing piece, ludo, monopoly, role-playing game, game afternoon
teddy-bear: toy, childhood, nursery, daycare, soft toy, cuddly toy, stuffed animal, toy shop, toy library, plaything,
  toyshop, teddy, doll, playroom, day nursery, kindergarten child
chequered-flag: finish line, milestone, home stretch, finishing line, final lap, goal line, final sprint,
  closing stage, start line, starting line, grand prix
goal-net: goalpost, own goal, winning goal, free kick, goal scorer
basketball: basketball, basketball team, dunk, three-pointer
volleyball: volleyball, beach volleyball
american-football: touchdown, super bowl, quarterback, american football
rugby-football: rugby, scrum, rugby club
baseball: baseball, home run, pitcher
softball: softball
tennis: tennis, tennis court, tennis club, tennis racket, tennis match, grand slam, wimbledon, tennis coach, padel,
  squash court
ping-pong: table tennis, ping-pong, ping pong
badminton: badminton, shuttlecock
cricket-game: cricket match, cricket club, cricketer, cricket bat, cricket team, wicket
field-hockey: field hockey, hockey
ice-hockey: ice hockey, puck
lacrosse: lacrosse
boxing-glove: boxing, boxer, boxing club, boxing match, boxing gym, knockout, sparring
martial-arts-uniform: judo, karate, martial art, self-defence class, self-defense, taekwondo, aikido, self-defence,
  black belt
person-fencing: fencing club, fencer, foil fencing
person-wrestling: wrestling, wrestler
bow-and-arrow: archery, archer, bow and arrow, longbow
running-shirt: sports kit, bib number, race number
one-piece-swimsuit: swimsuit, swimming costume, bathing suit, swimwear
bikini: bikini
shorts: swimming trunks, gym shorts
diving-mask: diving, snorkel, snorkelling, snorkeling, scuba diving, diver, diving course
person-surfing: surfing, surfer, surfboard, surf school
person-rowing-boat: rowing, rower, rowing boat, rowing club, regatta boat, oar, rowing team
canoe: canoe, kayak, paddle, kayaking, canoeing, canoe trip, paddling, rafting, kayak tour
person-playing-water-polo: water polo
person-playing-handball: handball
person-golfing: golf, golfer, golf course, golf club, mini-golf, minigolf
flag-in-hole: putting green, hole in one, tee time
person-cartwheeling: gymnastics, gymnast, cartwheel, somersault, handstand, acrobatics, acrobat
person-juggling: juggling, juggler
person-bouncing-ball: dribbling, ball game, dodgeball, netball
horse-racing: horse race, jockey, racecourse, racehorse, derby horse
skis: ski, cross-country skiing, ski slope, ski run, ski lift
skier: skiing, skier, ski course, downhill race, ski holiday, slalom, winter sport
snowboarder: snowboarding, snowboard, snowboarder
ice-skate: ice skating, ice rink, figure skating, skating, skating rink, ice skate, ice skater
roller-skate: roller skating, inline skating, roller disco, rollerblade
skateboard: skateboard, skatepark, skate park, skateboarding, skateboarder, half-pipe
curling-stone: curling
bowling: bowling, ten-pin bowling, bowling alley, skittle, bowls club, bowling green
pool-8-ball: billiards, snooker, pool table, billiard
sled: sledge, toboggan, sledging, sleigh, bobsleigh
kite: kite, kite festival, kite flying
boomerang: boomerang
yo-yo: yo-yo
person-mountain-biking: mountain bike, mountain biking, bmx, mountain biker, downhill trail
2nd-place-medal: silver medal, second place, runner-up, second prize
3rd-place-medal: bronze medal, third place, third prize
military-medal: order of merit, medal of honour, veteran, bravery award, cross of merit
rosette: best of breed, prize rosette, county show
racing-car: racing driver, formula one, race car, racetrack, motor racing, motorsport, racing car, pit stop
club-suit: bridge club, card game, rummy, whist, playing card, deck of card, poker, bridge evening, card player, skat
joker: wild card
nesting-dolls: matryoshka, russian doll
playground-slide: playground, swing set, play park, play area, play equipment, sandpit, adventure playground,
  playtime, climbing frame
ferris-wheel: ferris wheel, big wheel, funfair, amusement park, theme park, fairground, fun fair
carousel-horse: carousel, merry-go-round
roller-coaster: roller coaster, rollercoaster
`;
