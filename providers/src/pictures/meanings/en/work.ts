/** Offices, papers and dates, factories, trades and tools. */
export const work = `
chart-increasing: growth, increase, progress, improvement, upturn, success story, price rise, rise in price,
  rent increase, growing demand, upward trend, economic growth, sales growth, record high, productivity
chart-decreasing: decline, decrease, loss, recession, downturn, price drop, drop in sales, cutback, economic crisis,
  shrinkage, downward trend, decline in sales, bear market, layoff, population decline
bar-chart: statistic, data, metric, analytics, dashboard, poll, quarterly figure, annual report, quarterly report,
  yearly report, key figure, average, median, percentage, benchmark, ranking, market share, opinion poll, spreadsheet,
  proportion, data set, dataset, diagram, graph, kpi, census, measurement series, business figure, statistics,
  attendance figure, mid-year figure, balance sheet, financial statement, evaluation
handshake: partnership, deal, agreement, collaboration, cooperation, merger, client, joint venture, alliance, co-op,
  sponsorship, mutual aid, compromise, negotiation, settlement, ceasefire, business partner, first meeting,
  treaty signing, twinning, partner school, job interview, contract signing, goodwill
gear: mechanism, machine, automation, engine, workflow, gearwheel, cogwheel, gearbox, transmission, drivetrain, cog,
  configuration, mechanics, mechanical engineering, machinery, moving part, procedure, turbine, clockwork,
  system setting, engine room
hammer-and-wrench: repair, tool, handyman, diy, workshop, refurbish, construction kit, spare parts,
  flat-pack furniture, home improvement, repair cafe, repair café, restoration, overhaul, conversion work, servicing,
  self-assembly, tool library, tool shed, hardware shop, makerspace, hobby room
toolbox: toolkit, tool kit, tool box, tool set, repair kit, emergency kit, resource kit
wrench: valve, spanner, plumbing, spanner set, plumbing work, pipe fitting, burst pipe, water pipe, stopcock,
  fine-tuning, boiler service, radiator valve, pipework, gas fitter
hammer: nail, carpentry, joinery, mallet, sledgehammer, woodworking, do-it-yourself, blacksmith, anvil, carpenter,
  shop floor, furniture making, cabinet maker, joiner
telephone-receiver: call, hotline, phone call, helpline, phone-in, emergency number, dial tone, telephone call,
  call centre, call center, customer service, customer support, phone support, on-call duty, phone consultation,
  crisis line, phone booking
calendar: schedule, deadline, monthly plan, semester, term date, day off, timetable, year planner, holiday calendar,
  leap year, weekday, school holiday, half-term, half term, public holiday, bank holiday, annual leave, working week,
  days of leave, four-day week
alarm-clock: wake up, early, wake-up call, alarm, alarm call, oversleeping, time change, early start,
  daylight saving time, morning routine, punctuality
stopwatch: speed, timing, lap time, personal best, record time, sprint time, time trial, reaction time, finishing time
hourglass-not-done: waiting, wait, patience, duration, queue, waiting time, delay, waiting period, long wait,
  holding time, egg timer, processing time, slow progress, time limit, postponement, response time, resting time,
  time pressure, long queue, wait time, download time, waiting room, traffic delay
factory: industry, manufacturing, production, emission, pollution, plant manager, steelworks,
  industrial estate, assembly plant, smokestack, chimney stack, greenhouse gas, exhaust gas,
  air pollution, carbon emission, smog, fossil fuel, heavy industry, coal power, manufacturer,
  industrial revolution, foundry, brickworks, sawmill, paper mill, fume, sugar factory, sewage plant, recycling plant,
  waste incinerator, spinning mill, textile mill
office-building: headquarters, corporation, business, employer, head office, tower block, skyscraper, high-rise,
  business park, corporate headquarters, branch office, office block, institution, ministry, startup company,
  large company, law firm, insurance company, workspace, coworking space, co-working space, open-plan office
building-construction: construction, building site, infrastructure, new building, building project, redevelopment,
  scaffold, scaffolding, shell construction, housing development, new-build, extension building, architecture plan,
  urban development, construction project, civil engineering, town planning
clipboard: checklist, registration, application, to-do list, requirement, inventory, stocktaking, stocktake,
  sign-up sheet, rota, roster, duty roster, agenda, agenda item, packing list, shopping list, to-do, task list,
  terms and conditions, eligibility, checkbox list, questionnaire, attendance list, attendance,
  register of attendance, risk assessment, audit trail, work plan, task, job description, waiting list, waitlist,
  guest list, sign-in sheet, price list, inspection report, protocol
memo: writing, essay, homework, test, application form, registration form, letter of application,
  cover letter, cv, résumé, resume, curriculum vitae, written test, paperwork, signature, petition,
  petition signature, will and testament, diary entry, handwriting, written notice, text of law, written statement,
  note-taking, wish list, shopping note, statement of purpose, logbook
briefcase: job, career, hiring, vacancy, profession, workplace, apprenticeship, internship, job offer, job advert,
  job ad, employment, career change, new job, work experience, job seeker, unemployment, business trip,
  position vacant, open position, job vacancy, working life, self-employment, freelancer, freelance, trade union,
  work contract, part-time job, full-time job, permanent position, dream job, day job,
  business plan, workday
magnet: magnetism, magnetic field, magnet, electromagnet, compass needle, fridge magnet, eddy current
link: blockchain, chain link, hyperlink, web link, url, missing link, permalink, cross-reference
ladder: career ladder, stepladder, step ladder, rung, scaffold ladder, window cleaner
identification-card: membership, id card, badge, passport, driving licence, driver's license, library card,
  student card, press pass, proof of identity, id check, photo id, residence permit, membership card, visitor pass,
  identity document, personal id, loyalty card, visa application, club card
page-facing-up: document page, printout, leaflet, flyer, flier, handout, brochure, pamphlet, fact sheet, white paper,
  worksheet, template, terms of use, pdf, paper form, sheet of paper, certificate of origin, user manual page,
  planning application, page
page-with-curl: deed, permit, licence, license, planning permission, written agreement,
  birth certificate, contract of employment, certificate, diploma, warranty card
file-folder: folder, file folder, dossier, case file, portfolio, paper file
open-file-folder: records office, document folder
file-cabinet: archive, filing cabinet, file storage, record-keeping, recordkeeping, records management, bookkeeping,
  accounting
card-file-box: card catalogue, card index, database, address book, contact list
card-index-dividers: category, index card, classification, filing system
spiral-notepad: notepad, jotter, steno pad, shorthand
notebook: exercise book, sketchbook, journal, diary, lab book, workbook
ledger: account book, cash book, bookkeeping ledger
bookmark-tabs: table of contents, appendix, contents page
bookmark: bookmark, reading list
pushpin: noticeboard, notice board, pinboard, bulletin board, pin board, reminder note, pinned post
linked-paperclips: attachment, paper clip, paperclip, enclosure letter
spiral-calendar: deadline day, booking, reservation, due date, event calendar, calendar date, save the date,
  school term, closing date, release date, launch date, application deadline, open date, summer break, weekend
tear-off-calendar: countdown day, due day, today's date, daily schedule, anniversary date, leap day, new year's day,
  daily routine
mantelpiece-clock: opening hour, opening time, office hour, business hour, working hour, closing time, clock tower,
  clockmaker, lateness, timekeeping, visiting hour, consultation hour, flexitime, overtime
hourglass-done: time's up, last minute, run-out time
timer-clock: timer, countdown, kitchen timer
desktop-computer: workstation, desk, computer screen, desk job, screen time, reception desk, hot desk, pc,
  screen work, information desk
printer: printing, copier, photocopy, photocopier, toner, print shop, ink cartridge, printing press, print run
telephone: landline, switchboard, telephone line, reception phone, extension number, telephone number, phone number,
  phone line
fax-machine: fax, fax machine
name-badge: name tag, name badge, name plate
necktie: dress code, formal wear, business suit, suit and tie, office wear
person-in-tuxedo: tuxedo, black tie, formal dress, best man
construction: roadworks, road closure, construction work, road work, detour, diversion, building work,
  works in progress, barrier, closed road
rescue-workers-helmet: helmet, hard hat, safety helmet, occupational safety, work safety, health and safety, civil protection,
  disaster relief, rescue worker, rescue service, mine rescue
safety-vest: high-vis vest, safety vest, hi-vis, reflective vest, hi-vis vest, reflective clothing
goggles: safety goggles, eye protection, protective goggles, ski goggles, swimming goggles
gloves: work glove, rubber glove, mitten, gardening glove, protective glove
nut-and-bolt: screw, nut and bolt, spare part, fastener, hex nut, hardware store, metal part
screwdriver: screwdriver, screw driver, furniture assembly
hammer-and-pick: mining, coal mine, miner, mineworker, quarry, coal mining, colliery, coalfield, slate quarry
carpentry-saw: handsaw, lumber, sawing, carpenter's workshop
axe: axe, hatchet, woodcutter, lumberjack, logging, deforestation, tree felling
clamp: clamp, screw clamp
knot: knot, rope, bowline, shoelace knot, mooring line, ropework, macramé
hook: crochet hook, coat hook
brick: brick, brickwork, masonry, bricklaying, brick wall, wall, building material, mortar, building block
wood: timber, firewood, wood pile, plank, woodpile, wooden beam, plywood, lumber yard, wood stove, wood chip,
  wooden board
rock: boulder, pebble, granite, gravel, limestone, geology, mineral, slate, sandstone, rock formation, flint,
  dry stone wall
oil-drum: crude oil, petroleum, heating oil, oil spill, barrel of oil, engine oil
bucket: bucket, pail, mop bucket, mop, paint bucket, window cleaning
signed-contract: contract, lease, tenancy agreement, employment contract, rental contract, signed contract
meeting-table: meeting, town hall meeting, board meeting, team meeting, committee, committee meeting
`;
