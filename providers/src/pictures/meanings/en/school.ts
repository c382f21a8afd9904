/** Schools, books, words, numbers and what one wonders about. */
export const school = `
books: library, reading, literature, novel, bookshop, bookstore, publication, textbook, book,
  book club, reading group, book fair, librarian, bookseller, encyclopedia, encyclopaedia, reading room, book sale,
  second-hand book, book collection, bibliography, library book, reading material, paperback, reference work,
  book loan, lending library, literature festival, book swap
open-book: chapter, fairy tale, bedtime story, curriculum, handbook, dictionary, fable, narrative, folk tale, legend,
  myth, mythology, saga, instruction manual, how-to, poem, poetry, verse, verb, novelist, author, memoir,
  autobiography, biography, reader, read-aloud, bible study, reading corner, reading hour, syllabus, textbook chapter,
  grammar, proverb, short story, prologue, epilogue, recitation, teaching material, story time, storytelling,
  picture book, cookbook, cookery book, plot twist, essay collection, course book, phrase book, reading aloud,
  reading session, book reading, glossary, user guide, operating manual, user manual, fairytale, ghost writer,
  encyclopedia entry
graduation-cap: university, college, degree, graduate, education, scholarship, academy, alumni, training, graduation,
  master's degree, bachelor's degree, phd, doctorate, dissertation, thesis, qualification, university degree,
  alma mater, professor, campus, faculty, further education, higher education, postgraduate,
  apprenticeship certificate, vocational training, training course, evening course, refresher course, online course,
  certificate course, first aid course, induction course, crash course, class of, language course, beginner course,
  beginners' course, tutorial, seminar, training day, school leaver, adult education centre, graduation ceremony,
  trainer, e-learning, tuition, workshop series, masterclass
school: classroom, pupil, kindergarten, primary school, schoolchild, schoolchildren, secondary school, high school,
  elementary school, middle school, school day, classmate, school building, school year, teacher, headteacher,
  head teacher, headmaster, headmistress, boarding school, school gate, school trip, grammar school,
  comprehensive school, preschool, nursery school, evening school, adult education, language school, schooling,
  schoolyard, playground duty, parents' evening, parent evening, teaching staff, pta, school board, sunday school,
  after-school club, primary pupil, school run, school concert, school fete, open evening, year group, form tutor
bullseye: goal, target, aim, objective, mission, strategy, focus, target group, target audience, archery target,
  hit rate, dart, darts, accuracy, precision, darts team, key point, sharpshooter, vision statement,
  new year's resolution, goal setting, learning objective, main point, mission statement
puzzle-piece: solution, puzzle, integration, problem, jigsaw, jigsaw puzzle, riddle, quiz, brain teaser,
  missing piece, quiz night, pub quiz, brainteaser, add-on, plug-in, plugin, extension module, module, logic,
  fitting piece, component, trivia
light-bulb: insight, inspiration, innovation, invention, lightbulb, discovery, light bulb, bulb, brainwave,
  brainstorming, lighting, led, lamp, led bulb, energy saving, street lighting, fun fact, life hack, inventor, patent,
  smart idea, new idea, electric light, streetlight, streetlamp, street lamp, lamppost, hint, bright idea, room light,
  solution idea, did you know, creativity workshop, suggestion for improvement, lampshade, concept
magnifying-glass-tilted-left: search, analysis, audit, inspection, clue, search engine, close-up, evidence,
  examination, inspector, inquiry, enquiry, finding, keyword, search term, forensic, scrutiny,
  fact-check, fact check, background check, lookup, treasure hunt, scavenger hunt, review process, lost property,
  lost and found, visual inspection, proof, missing person, missing cat, missing dog, research question, due diligence
speech-balloon: conversation, chat, feedback, comment, discussion, dialogue, review, talking point, dialog,
  small talk, quotation, debate, language exchange, conversation class, customer review, testimonial, opinion,
  suggestion box, suggestion, statement, public consultation, q and a, rumour, rumor, gossip, discussion group,
  sign language, translation, translator, interpreter, foreign language, english class, word of mouth, mother tongue,
  native speaker, consultation, counselling, counseling, advice session, chat room, panel discussion, round table, catch-up, complaint
thought-balloon: thought, imagination, daydream, dream, memory, imaginary friend, misconception,
  remembrance of things, brainstorm, mind reading, intuition, afterthought
check-mark-button: approved, checked, completed, certified, approval, confirmation, acceptance, to-do done,
  compliance, validation, passed test, correct answer, all clear, consent, verified, verification, done deal,
  mission accomplished, quality check, task completed, completion, quality control
pencil: sketch, drawing, school supplies, pencil case, exercise sheet, drawing lesson, handwriting practice,
  drawing board, outline sketch, pencil sharpener, colouring book, stationery, blueprint
backpack: backpacking, school bag, youth hostel, schoolbag, satchel, rucksack, school start, back to school,
  school bag check, daypack
closed-book: hardcover, hardback, bestseller, first edition, book cover, debut novel
notebook-with-decorative-cover: scrapbook, guest book, guestbook, photo album, poetry album
pen: pen, ballpoint, biro, felt pen, marker pen
fountain-pen: ink, calligraphy, fountain pen, signature pen
writing-hand: penmanship, autograph, author's hand, creative writing, writing workshop, handwritten letter, signing,
  thank-you note, writing group, journaling, dictation
black-nib: quill
crayon: crayon, colouring, coloring, colour pencil, coloured pencil, kids' drawing
input-latin-letters: alphabet, spelling, abc, literacy, vowel, consonant, language class, word game, vocabulary,
  spelling test, crossword, font, typeface, typography, capital letter, upper case
input-numbers: digit, arithmetic, decimal, maths, mathematics, math, numeracy, equation, times table, multiplication,
  addition, subtraction, sudoku, fraction, number line, prime number, integer, calculation, maths lesson,
  mental arithmetic, calculator, formula
abacus: abacus, counting frame
triangular-ruler: geometry, right angle, triangle, set square, pythagoras, trigonometry, angle, hypotenuse,
  technical drawing
straight-ruler: ruler, tape measure, measuring tape, yardstick, scale drawing, measuring, waist size, body height
divide: long division, division sign
infinity: infinity, eternity
left-speech-bubble: answer, response
cross-mark: mistake, error, wrong answer, misprint, rejection, refusal, cancellation
hundred-points: full marks, perfect score, top mark, full score, a hundred percent
white-question-mark: unknown
red-question-mark: faq, frequently asked question, riddle question, unknown quantity, question mark, unsolved mystery,
  enigma, uncertainty, doubt
red-exclamation-mark: important notice, exclamation mark, urgent notice
information: information, information point, information sheet, info point, information stand, tourist information,
  info, useful information, info desk, information evening, visitor information, info stand
`;
