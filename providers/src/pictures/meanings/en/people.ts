/** People: who they are to each other, and what they do for a living. */
export const people = `
student: learner, apprentice, intern, undergraduate, freshman, sixth former, trainee, exchange student,
  foreign student, schoolboy, schoolgirl
busts-in-silhouette: user, customer, community, audience, staff, crew, population, resident, citizen, follower,
  subscriber, volunteer, staff member, team member, board member, committee member, crowd, visitor, guest,
  attendee, participant, passer-by, neighbour, neighbor, newcomer, group of friends, friend, friendship group,
  workforce, colleagues, subscriber list, household, working group, support group, steering group, club member,
  spectator, congregation, youth group, focus group, fan base, supporter, family
office-worker: employee, manager, colleague, director, accountant, lawyer, clerk, secretary, receptionist,
  administrator, civil servant, consultant, solicitor, attorney, barrister, notary, supervisor, team leader,
  head of department, chief executive, ceo, managing director, personal assistant, caseworker, case worker,
  social worker, sales representative, estate agent, bookkeeper, auditor, treasurer, recruiter, project manager,
  product manager, human resources
technologist: developer, programmer, engineer, software, coding, website, web developer, software engineer,
  data scientist, system administrator, sysadmin, it support, it department, help desk, helpdesk, hacker, coder,
  computer science, data analyst
scientist: researcher, laboratory, experiment, chemistry, research, chemist, biologist, physicist, lab technician,
  science lab, lab work, research team
health-worker: doctor, nurse, physician, surgeon, patient, clinic, midwife, paramedic, medic, carer, caregiver,
  care worker, practice nurse, consultant doctor, dermatologist, cardiologist, paediatrician, pediatrician, gp,
  general practitioner, family doctor, district nurse, ward round, physio, physiotherapist, nursing, nursing staff
firefighter: fire brigade, rescue team, fire service, fire department, fire crew, volunteer firefighter
construction-worker: builder, contractor, roofer, renovation, bricklayer, scaffolder, labourer, building worker,
  tradesman, tradesperson, foreman, site manager, welder, road worker, roadworks crew
farmer: farm, agriculture, grower, harvest worker, farmhand, smallholding, smallholder, allotment holder,
  market gardener, farmers' market, farm shop
cook: chef, cuisine, caterer, catering, baker's apprentice, kitchen staff, head chef, cookery class, cooking class,
  cooking course, canteen cook, pastry chef, culinary
artist: painter, illustrator, designer, portrait painter, sculptor, potter, art teacher, graphic designer, muralist,
  art class, life drawing
singer: vocalist, choir, karaoke, soprano, tenor, baritone, choirmaster, choir practice, chorus, gospel choir,
  singing group, pop star, songwriter, opera singer
judge: justice, courtroom, law, verdict, court case, magistrate, jury, tribunal, court hearing, court ruling,
  sentence hearing
detective: mystery, investigation, spy, private eye, sleuth, secret agent, espionage, crime novel, whodunit,
  detective story
mechanic: repair shop, plumber, technician, maintenance, electrician, car mechanic, garage mechanic, fitter,
  service technician, car repair, vehicle inspection
baby: newborn, infant, maternity, toddler, baby boy, baby girl, birth, childbirth, newborn baby, baby group,
  babysitter, babysitting
child: kid, children, grandchild, youngster, preschooler, childcare, child care, playgroup, primary-age child,
  godchild, nephew, niece
older-person: senior, elderly, pensioner, grandparent, retirement, old people, older people, pension age,
  nursing home, care home, retirement home
people-hugging: hug, reunion, embrace, friendship, belonging, support network, companionship
police-officer: police, policeman, policewoman, police force, constable, police station, officer on patrol,
  neighbourhood watch, crime prevention
factory-worker: machinist, assembly line, assembly worker, shift worker, metalworker, factory floor, night shift,
  welding
pilot: aviator, flight crew, flight school, pilot licence
guard: royal guard
ninja: stealth
pregnant-woman: pregnancy, expectant mother, antenatal class
person-feeding-baby: breastfeeding, bottle feeding, motherhood, parenthood, parental leave, maternity leave,
  paternity leave
girl: daughter, granddaughter, little girl, young girl
boy: grandson, little boy, young boy, schoolmate
old-woman: grandmother, grandma, granny, nana, widow
old-man: grandfather, grandpa, grandad, granddad, widower
woman: woman, landlady, businesswoman, chairwoman, spokeswoman
man: gentleman, businessman, chairman, spokesman, salesman, bachelor
prince: prince
princess: princess
person-with-crown: monarch, monarchy, coronation
person-superhero: superhero, unsung hero, everyday hero
person-fairy: fairy
person-mage: wizard, sorcerer
person-elf: elf
santa-claus: santa, father christmas, santa claus, saint nicholas
ghost: ghost, haunted house, phantom, poltergeist, ghost story
alien: extraterrestrial, alien life
pirate-flag: pirate, piracy, buccaneer
footprints: footprint, footstep, carbon footprint, trail of footprint, step count, ecological footprint,
  paw print trail
person-raising-hand: question time, show of hands, raised hand, question from audience, questions and answers
speaking-head: speaker, keynote, keynote speaker, talk, lecture, speech, public speaking, presenter, storyteller,
  narrator, pronunciation, orator, dialect, accent, spoken word, announcer, lecturer, slogan
person-in-manual-wheelchair: wheelchair user, wheelchair access
wheelchair-symbol: accessibility, step-free access, disabled access, disability, accessible toilet, ramp access,
  blue badge, barrier-free access
person-with-white-cane: blind person, visually impaired, blindness
white-cane: low vision aid
guide-dog: guide dog, assistance dog
ear-with-hearing-aid: hearing aid, deafness, hearing loss, hard of hearing, hearing test
man-getting-haircut: barbershop
person-getting-haircut: hairdressing, hair salon, hairdressing salon, new haircut
person-getting-massage: massage, spa, spa day, wellness, head massage, physiotherapy, massage therapist
person-in-steamy-room: sauna, steam room, steam bath
person-taking-bath: bubble bath, bath time
person-in-bed: nap, bedtime, night's sleep, sleep quality, lie-in, power nap, good night's sleep, bed rest
sleeping-face: insomnia, drowsiness, tiredness, fatigue, sleep disorder
zzz: snoring, deep sleep, snooze, hibernation
person-facepalming: embarrassment
thinking-face: puzzlement, dilemma, open question
smiling-face-with-smiling-eyes: happiness, joy, cheerfulness, well-being, wellbeing, good mood, smile, happy customer,
  customer satisfaction
face-with-tears-of-joy: laughter, joke, humour, humor, punchline, stand-up comedy
crying-face: sadness, tear of sadness
worried-face: worry, anxiety, nervousness
exploding-head: information overload, mind blown
sneezing-face: sneeze, sneezing, hay fever, runny nose, pollen allergy
face-with-thermometer: flu, influenza, high temperature, feverish cold, sick leave, sick day, sickness, illness
face-with-medical-mask: mask, face mask, respirator, pandemic, covid, coronavirus, infection control, quarantine,
  surgical mask
face-with-head-bandage: head injury, concussion, headache, migraine
cold-face: hypothermia
hot-face: overheating, heat stroke, heat exhaustion
nose: smell, odour, odor, aroma, sniff
mouth: lip, lips, lip reading
tongue: taste, taste bud, flavour, flavor, tongue twister
foot: ankle, barefoot, toe
leg: knee, shin, calf muscle, thigh, leg muscle
eyes: glance, lookout, onlooker, eyewitness, observation, observer, close look
mans-shoe: leather shoe, dress shoe, cobbler, shoemaker, shoe repair, shoe shop, shoelace, shoe size, footwear
`;
