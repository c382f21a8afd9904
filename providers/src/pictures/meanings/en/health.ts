/** Medicine, the body and its care. */
export const health = `
person-lifting-weights: gym, fitness, workout, exercise, strength training, weightlifting, barbell, dumbbell,
  training plan, weight lifting, fitness studio, workout plan, training session, bench press, strength sport,
  gym membership, kettlebell, gym class, personal trainer, deadlift
person-in-lotus-position: yoga, meditation, mindfulness, pilates, relaxation, breathing technique, inner peace,
  stress relief, zen, inner calm, yoga class, yoga course, self-care, tai chi, relaxation exercise, stress management,
  autogenic training, digital detox, serenity
hospital: emergency room, medical centre, casualty department, hospital ward, intensive care, operating theatre,
  emergency department, maternity ward, infirmary, health centre, health center, clinic building, hospital stay,
  surgery, doctor's surgery, hospice, ward, inpatient, operating room, medical center, accident and emergency,
  emergency care, hospital bed, outpatient
pill: medicine, medication, vitamin, painkiller, antibiotic, tablet of medicine, pharmacy, dose, dosage, pharmacist,
  paracetamol, aspirin, chemist's shop, medication plan, capsule, ibuprofen, supplement, medical drug, sleeping pill,
  food supplement, active ingredient, remedy, antidepressant, pharmaceutical
syringe: vaccine, vaccination, injection, jab, flu shot, flu jab, vaccination appointment, insulin, booster shot,
  immunisation, immunization, blood test, anaesthetic, inoculation, diabetes, vaccination centre, travel vaccination
stethoscope: health check, medical, healthcare, check-up, checkup, medical check-up, medical examination, diagnosis,
  medical advice, doctor's appointment, general practice, consulting room, medicine student, medical school,
  health care, public health, health service, prevention programme, screening test, heart murmur, medical history,
  pulse, examination room, symptom, medical care, therapist, therapy, medical research, doctor's visit
tooth: dentist, dental, toothache, toothpaste, dental check, tooth decay, wisdom tooth, molar, dental care,
  gum disease, dentistry, teeth, dental practice, tooth fairy, milk tooth, orthodontist, cavity
brain: psychology, neuroscience, learning, intelligence, mental health, memory loss, mind, concentration, cognition,
  dementia, alzheimer's, nervous system, neuron, psychologist, mental illness, consciousness, iq, memory training,
  brain cell, psychiatrist, attention span, mindset, mental load, thinking, knowledge, know-how, adhd, autism,
  psychotherapy, stress, thought process, burn-out
anatomical-heart: heart attack, heart rate, blood pressure, circulation, heart disease, heart failure, heart surgery,
  cardiac arrest, heartbeat, artery, vein, blood vessel, cardiovascular disease, heart muscle, bloodstream,
  defibrillator, coronary
lungs: breathing, breath, asthma, pneumonia, airway, bronchitis, lung, lung cancer, respiration, cough, windpipe,
  breathing exercise, respiratory disease, inhaler, oxygen, bronchi
eye: eyesight, eye test, iris, retina, cornea, pupil of eye, cataract, ophthalmologist, eye contact, visibility,
  visual impairment, short-sightedness, eyeball, optical illusion, eye doctor, perception, color blindness,
  colour blindness
glasses: optician, reading glasses, eyeglasses, spectacles, pair of glasses, eye chart, varifocals, glasses frame,
  lens prescription
soap: hand washing, hygiene, bar of soap, handwashing, washing hands, body care, hand wash, soap making
lotion-bottle: sunscreen, lotion, shampoo, sun cream, sun lotion, hand cream, moisturiser, moisturizer, cosmetic,
  skin care, skincare, body lotion, sun protection, ointment, face cream, sunblock, disinfectant, hand sanitiser,
  detergent, cleaning agent, shower gel, washing-up liquid, conditioner, eczema, cleaning product
flexed-biceps: strength, strong arm, biceps, weight training, endurance, resilience, stamina, willpower,
  strength exercise, muscle building, self-confidence, hard work, perseverance, physical strength, power training,
  toughness, protein shake
ambulance: ambulance, emergency call, emergency service, rescue, emergency, first responder, accident victim,
  paramedic team, emergency doctor, ambulance service, emergency response, medical emergency
adhesive-bandage: band-aid, wound, first aid, first-aid kit, first aid kit, cut finger, graze, bandage, scratch,
  injury, blister, burn wound, bruise, minor injury, scar, sticking plaster
crutch: sprain, sports injury, torn ligament, sprained ankle, rehab, rehabilitation, limp
x-ray: x-ray, fracture, broken bone, bone scan, radiology, mri scan, broken arm, broken leg, ct scan
bone: skeleton, spine, osteoporosis, rib, joint pain, arthritis, back pain, dog bone, vertebra
toothbrush: toothbrush, dental hygiene, brushing teeth, dental floss
beating-heart: resting pulse, heart rhythm, cpr
drop-of-blood: blood, blood donation, blood donor, blood group, blood drive, blood type, nosebleed, bleeding,
  menstruation, blood sugar, blood bank, haemoglobin, red blood cell, blood cell
ear: eardrum, earache, inner ear, deaf person, tinnitus, earring, earwax, ear protection, ear doctor, listener's ear
shower: shower, shower head, cold shower, shower cubicle
toilet: toilet, loo, lavatory, wc, public toilet, toilet seat, flush, cistern
restroom: restroom, changing room, washroom
roll-of-paper: toilet paper, toilet roll, kitchen roll, paper towel
razor: razor, shaving, beard trim
lipstick: lipstick, make-up, makeup, cosmetics, beauty salon
nail-polish: nail polish, manicure, nail studio, pedicure
hair-pick: comb, hair care
sponge: sponge, washing-up, dishwashing, dish sponge, washing up, scrubbing
cigarette: cigarette, smoking, smoker, tobacco, nicotine, cigarette end, cigarette butt
mosquito: mosquito, malaria, midge, mosquito bite, mosquito net, dengue
medical-symbol: medical service, health ministry
prayer-beads: rosary, prayer bead
reminder-ribbon: solidarity ribbon, breast cancer, aids day, awareness ribbon, cancer
`;
