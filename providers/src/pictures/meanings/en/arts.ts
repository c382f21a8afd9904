/** Music, stage, crafts, clothes, feasts, faith and feelings. */
export const arts = `
hiking-boot: hiking, hike, hiker, trek, trail, walk, walking, boots, hiking trail, hiking club,
  nature trail, walking tour, hiking group, hiking tour, walking boot, day hike, rambler, walking group, hillwalking,
  long-distance path, ramble, hiking route, wellington boot, wellies, guided walk, pilgrimage, hiking shoe,
  hiking map, nature walk, walking trail, circular walk, trekking, woodland walk, mountain hike, mountain trail,
  mountain tour, rubber boot
person-walking: pedestrian, stroll, footway, pavement, walker, dog walker, sidewalk, on foot, passerby, walkway,
  pedestrian zone, promenade, sponsored walk, walking distance, evening stroll, pedestrian crossing, boardwalk,
  walk to school, power walking
paintbrush: painting, paint, varnish, decorator, coat of paint, brush, house painter, lick of paint, fresh paint,
  paintwork, wall paint, decorating, redecorating, varnishing, wallpaper, emulsion, face painting, touch-up,
  painting job, paint pot, undercoat
artist-palette: art, colour, color, gallery, design, exhibition, creativity, drawing class, watercolour, watercolor,
  art exhibition, art gallery, colour scheme, art show, artwork, oil painting, art history, paint box, art school,
  colour palette, arts and crafts, art competition, vernissage, craft, fine art, art project, handicraft, pigment,
  shade of colour, colour wheel, art lesson, still life, art fair, art studio, crafting, craft group, craft workshop,
  craft class, pottery class, creative workshop, colour chart, dye, art workshop, craft afternoon
party-popper: party, celebration, congratulation, anniversary, festivity, housewarming, housewarming party,
  garden party, launch party, birthday party, grand opening, anniversary party, jubilee, company anniversary,
  office party, send-off, leaving do, hen party, stag party, big day, works do, christmas party, summer party,
  retirement party, surprise party, opening ceremony, opening night, festive season, milestone birthday,
  leaving party, inauguration, carnival party, confetti, farewell party, bash, occasion to celebrate, prom, prom night
birthday-cake: birthday, cake, baking, birthday child, cake sale, bake sale, cake stall, cake buffet, cake baking,
  cake shop, birthday boy, birthday girl, bake-off, icing, homemade cake, wedding cake, chocolate cake, sponge cake,
  cake competition, layer cake, cake decorating, coffee and cake, turning forty
balloon: fete, children's party, balloon animal, fun day, children's birthday,
  kids' party, open day fun, family day
clinking-glasses: reception, cheers, new year, toast, champagne reception, drinks reception, new year's toast,
  clinking glass, cocktail reception, wine reception, anniversary toast
wedding: marriage, bride, groom, wedding day, wedding party, wedding guest, wedding venue, bridegroom, golden wedding,
  wedding anniversary, honeymoon, wedding planner, registry office, marriage ceremony, wedding reception, newlywed,
  civil partnership, wedding photo, wedding planning, wedding invitation, engagement party, vow, civil ceremony,
  spouse, married couple, bridal couple, married life, silver wedding
bouquet: florist, flower, wedding flowers, bunch of flowers, flower shop, cut flower, flower stall, mother's day,
  flower arrangement, floral arrangement, floristry, wedding bouquet, flower market, bridal bouquet
jack-o-lantern: halloween, halloween party, trick or treat, pumpkin carving, haunted trail
christmas-tree: christmas, xmas, advent, christmas eve, christmas day, yuletide, christmas decoration, bauble,
  christmas dinner, christmas lights, boxing day, advent calendar, nativity play, christmas concert, christmas season,
  christmas time, nativity, festive lights, christmas play, tinsel
admission-tickets: ticket, admission, entry fee, box office, tombola, raffle, ticket sale, ticket price,
  advance booking, entry ticket, theatre seat, sold-out show, free entry, free admission, entry price, ticket office,
  season ticket, lottery, lottery ticket, raffle ticket, prize draw, day ticket, box-office, ticket desk,
  ticket holder, guest ticket, free ticket, ticket counter, ticket hotline, early-bird ticket, admission free,
  ticketing
circus-tent: circus, festival, carnival, the fair, county fair, spring fair, autumn fair, christmas fair, big top,
  street festival, village fete, village fair, summer festival, summer fair, town festival, trade fair,
  fairground attraction, street fair, street party, festival site, trapeze, country fair, folk festival, summer fete,
  carnival procession, neighbourhood festival, festival programme, open-air festival, marquee, village festival
microphone: concert, gig, live music, open mic, singer-songwriter, live concert, rock concert, poetry slam, mic,
  open stage, compère, live show, concert hall, live act, gig night, concert ticket, music venue, performer, on stage,
  rap, rapper, live performance, open-mic night, karaoke night, concert evening, spring concert, summer concert,
  concert series, stand-up, stand-up comedian, comedian, public appearance
musical-notes: melody, playlist, tune, lullaby, folk music, jazz, pop music, music lesson, music school, hymn,
  musician, lyric, music video, rhythm, music festival, singalong, sing-along, music club, chart hit, composer,
  composition of music, music therapy, music teacher, singing, folk song, music group, music class, ballad, anthem,
  national anthem, music streaming, music theory, christmas carol, carol singing, carol, busking, street musician,
  duet, refrain, music night, soul music, music evening
guitar: band, acoustic, guitar lesson, acoustic guitar, rock band, bass guitar, guitarist, ukulele, rock music,
  school band, covers band, cover band, rock'n'roll, blues, rehearsal room, band practice, guitar string
musical-score: orchestra, symphony, chamber music, string quartet, sheet music, score sheet, conductor of orchestra,
  overture, concerto, classical music, sonata, opera, philharmonic, string orchestra, clef, musical notation,
  beethoven, mozart, chamber orchestra, orchestral concert
musical-keyboard: piano, synthesizer, pianist, piano lesson, grand piano, piano teacher, piano recital, organist,
  piano piece, accompanist, piano music
performing-arts: theatre, theater, drama, musical, comedy, actor, theatre company, drama group, drama club,
  amateur dramatics, stage play, puppet show, puppet theatre, improv, pantomime, cabaret, playwright, dress rehearsal,
  premiere, stage production, actress, theatre group, drama class, drama school, school play, youth theatre, tragedy,
  satire, stage actor, performance evening, shakespeare, theatre ticket, curtain up, stage director, stagehand, panto,
  roleplay, role play, theatre season, theatre club, cultural programme
clapper-board: filming, video production, film production, actor's scene, trailer, screenplay, script, director's cut,
  box office hit, screenwriter, hollywood, making-of, thriller, horror film, feature film, film studio, stuntman,
  sequel, filmography, movie set
popcorn: film night, movie night, film club, film evening, cinema evening, cinema ticket, blockbuster, film buff,
  cinema seat, movie theater snack, film screening, outdoor cinema, open-air screening
red-heart: love, thank you, kindness, compassion, charity, donation, heart, beloved, affection, generosity,
  crowdfunding, fundraiser, donor, charity event, fundraising, passion, good cause, romance, love story,
  valentine's day, sweetheart, heartfelt thanks, loved one, thank-you, devoted fan, volunteering, volunteer work,
  voluntary work, charitable, gift of money, like button, non-profit, nonprofit, donation box, donation campaign,
  good deed, supporters' club, lifesaver, charity concert, fundraising campaign
folded-hands: gratitude, prayer, thanks, thank-you message, appreciation, prayer group, blessing, thanksgiving,
  devotion, acknowledgement, intercession
heart-hands: solidarity, togetherness, social commitment, neighbourly help, aid organisation, volunteer centre, unity,
  voluntary service, mutual support, social project, social cohesion, team spirit
sparkles: new look, spring clean, spring cleaning, shine of silver, polish, glitter, cleaning service, cleanliness,
  gleam, cleaning lady, new start, brightness, beauty, glamour, makeover, lustre, facelift, tidiness
church: chapel, parish, cathedral, priest, vicar, pastor, baptism, christening, confirmation class, church choir,
  bishop, monastery, abbey, church tower, steeple, spire, faith, religion, nave, church hall, first communion,
  parish church, parish council, parish hall, church roof, church fete, abbot, nun, monk, convent, pulpit, altar,
  worship
scissors: hairdresser, haircut, barber, cutting, pair of scissors, paper craft, papercraft, origami, hair stylist,
  paper cutting, cutting out, ribbon cutting, hairdressing scissors, hair cut, salon, pruning shear, secateurs,
  hair appointment, cutting pattern
thread: sewing, tailor, textile, embroidery, needlework, sewing machine, sewing class, cotton, seam, seamstress,
  dressmaker, stitch, sewing club, mending, haberdashery, sewing course, alteration, sewing bee, stitching, weaving,
  loom, linen, upholstery, weaver, sewing group, upholsterer, dressmaking, patchwork, quilt, quilting, darning,
  cotton mill, sewing room
yarn: knitting, wool, crochet, ball of wool, knitting needle, knitting group, knitting circle, knitwear,
  spinning wheel, knitting club, hand-knitted, wool shop, crocheting, woollen, knitter, cat toy
t-shirt: clothing, shirt, fashion, apparel, clothes, garment, outfit, tee shirt, polo shirt, t-shirts, washing line,
  dry cleaning, wardrobe, ironing, iron-on, uniform, merch, fan shop, clothing bank, fabric, fast fashion,
  textile printing, band t-shirt, washing day, clothes line
dress: gown, dressing up, evening dress, summer dress, evening gown, fashion show, wedding dress, ball gown,
  bridesmaid, prom dress, fashion designer, skirt, ball dress, costume, fancy dress, catwalk
womans-hat: hat, sun hat, straw hat, bonnet
crown: king, queen, royal, emperor, royalty, throne, kingdom, monarch's crown, royal family, queen elizabeth, majesty,
  tiara, royal palace, princess crown, crown jewel, king charles, prom queen
candle: candlelight, vigil, candlelit dinner, memorial service, remembrance, condolence, funeral, power cut candle,
  wax, all saints' day, act of remembrance, mourning, requiem, church service, commemoration, bereavement, grief,
  candle making, minute's silence, lantern light, remembrance day, memorial, candle wax, candle-making
ticket: bus pass, travel pass, return ticket, travelcard, single ticket, ticket machine, bus ticket, train ticket,
  tram ticket, boarding pass, cloakroom ticket, rail ticket, flight ticket, monthly ticket, railcard, parking ticket,
  ticket inspector
waving-hand: hello, goodbye, farewell, greeting, farewell tour, good morning, leave-taking, bye, goodbye wave,
  introduction, see you soon, good evening, welcome greeting
raising-hands: hooray, jubilation, enthusiasm, excitement, triumph
musical-note: jingle, keynote tone, earworm
banjo: banjo, country music, bluegrass
drum: drummer, drum kit, drumming, percussion, drumbeat
long-drum: bongo, african drum
trumpet: brass band, brass, trombone, fanfare, wind band, marching band, bugle, brass instrument, brass ensemble,
  trumpeter
postal-horn: french horn, alphorn, hunting horn
saxophone: saxophone, saxophonist, jazz band, big band, jazz club, jazz night, jazz concert
accordion: accordion, squeezebox, concertina
flute: recorder lesson, flautist, woodwind, piccolo
maracas: maracas, samba
wind-chime: wind chime
woman-dancing: dance, dance class, dance floor, dancing, dance course, dance school, tango, salsa, dancer, folk dance,
  dance evening, ceilidh, dance team, waltz, ballroom dancing, flamenco
man-dancing: disco dance
mirror-ball: disco, nightclub, dance night, silent disco, club night, dj, disco night, nightlife, school disco
ballet-shoes: ballet, ballet class, ballerina, ballet school, ballet dancer, dance studio, tutu
clown-face: clown
framed-picture: mural, landscape painting, portrait, masterpiece, picture frame, self-portrait, mona lisa, old master,
  painting collection, art collection, photo print, canvas print, art museum, portrait gallery, exhibit, wall art,
  picture gallery, exhibition room, retrospective exhibition
moai: sculpture, statue, monument, bust, stone figure
amphora: pottery, ceramics, clay pot, vase, kiln, clay, urn, potter's wheel, archaeology, archaeologist, excavation,
  pottery course, ancient greece, ancient rome, roman empire, earthenware, antiquity, archaeological find,
  pottery workshop
sewing-needle: needle, tailoring, sewing kit
safety-pin: safety pin
barber-pole: barber shop, barber's
kimono: kimono, traditional dress, judo robe
sari: sari
jeans: jeans, denim, trousers, pair of trousers, pants, dungarees
womans-clothes: blouse, women's clothing
coat: winter coat, jacket, rain jacket, overcoat, cloakroom, rainwear, parka, anorak, wardrobe coat, warm clothing,
  outdoor jacket, winter jacket
scarf: scarf, woolly scarf, shawl
socks: sock, stocking, odd sock, woollen sock
shorts: shorts pair, gym kit
briefs: underwear, underpants
billed-cap: baseball cap
top-hat: top hat
handbag: handbag, handbag shop, leather bag
purse: purse, wallet
clutch-bag: evening bag
high-heeled-shoe: high heel, high heels, stiletto
thong-sandal: flip-flop, slipper, sandal
piata: piñata
sparkler: sparkler
firecracker: firecracker
bottle-with-popping-cork: champagne, sparkling wine, prosecco
rose: rose, rose bush, rose garden
headstone: grave, cemetery, graveyard, tombstone, gravestone, churchyard, burial ground
red-paper-lantern: paper lantern, lantern festival, chinese new year, lantern parade, lantern procession,
  lantern making
latin-cross: christianity
mosque: mosque, minaret, ramadan, islam, eid, imam
synagogue: synagogue, rabbi, judaism
hindu-temple: temple
menorah: hanukkah
diya-lamp: diwali
dove: peace, peace agreement, world peace, peace prayer, pigeon, turtle dove, pentecost, whitsun, peace movement,
  homing pigeon
peace-symbol: peace march
heart-with-ribbon: organ donation, act of kindness
broken-heart: heartbreak, breakup, break-up, divorce, lovesickness, separation of couple
mending-heart: recovery, reconciliation, healing, forgiveness
growing-heart: growing love
clapping-hands: applause, standing ovation, clapping, well done, ovation, compliment, congratulations
thumbs-up: thumbs-up, go-ahead, good choice, recommendation, positive feedback, endorsement, consenting vote
crossed-fingers: good luck, optimism
four-leaf-clover: serendipity, lucky charm, lucky, four-leaf clover, good fortune
shamrock: st patrick's day, clover
oncoming-fist: fist bump
raised-fist: resistance movement, freedom struggle, uprising, rebellion, freedom fighter, revolution, suffragette,
  civil rights movement, french revolution, solidarity march
placard: protester, banner, protest march, picket line, picket
`;
