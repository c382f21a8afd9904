/** Computers, telephones, media, post, signs and what is thrown away. */
export const computing = `
laptop: computer, webinar, remote work, home office, app, notebook computer, programming, website builder,
  online form, digital device, remote working, telework, online meeting, video call, video conference,
  operating system, download, software update, pc course, login page, user account, online registration, web app,
  computer course, startup screen, ebook reader, document management, digitisation, digitalisation, digitization,
  digitalization, computer program, open source, online booking, user interface, backup, cloud storage, source code,
  script file, algorithm, programming language, it equipment, app store, online learning, blog post, e-government,
  installation file, developer tool, cookie banner, web design, digital transformation
mobile-phone: smartphone, phone, text message, sms, mobile app, cell phone, cellphone, touchscreen, tablet computer,
  whatsapp, messenger app, roaming, sim card, phone screen, app download, push notification, touch screen,
  social media, instagram, tiktok, mobile network, text alert, contact number, phone battery, handset, ringtone,
  facebook page, mobile data, voice message, scrolling, smart phone, qr code, app user, voicemail
e-mail: email, newsletter, inbox, mailing list, e-mail, mail address, spam, mailbox full, inbox zero, mailing,
  e-mail address, email address, autoresponder, spam mail, reply by email, phishing
envelope: letter, mail, invitation card, cover letter envelope, letter post, postal vote, postal mail, correspondence,
  pen pal, mail item, postcard, greeting card, christmas card, thank-you card, circular, airmail, invitation, invite,
  save-the-date card, letter writing, birthday card, invitation letter, penfriend, stamped letter
camera: photo, photograph, photography, picture, photographer, photo shoot, photo contest, photo competition,
  snapshot, digital camera, photojournalist, lens, photo exhibition, passport photo, camera lens, photo club
television: tv, series, broadcast, telly, tv show, tv programme, tv set, tv licence, sitcom, game show, soap opera,
  television programme, talk show, episode, streaming service, live stream, livestream, televised, remote control
newspaper: press, headline, journalist, daily paper, tabloid, magazine, front page, news item, newsletter article,
  columnist, editor, editorial, editorial office, breaking news, local news, news agency, obituary, journalism,
  news story, classified ad, local paper, gazette, press review, paper round, weekly paper, newsroom, top story,
  school newspaper
megaphone: announcement, campaign, marketing, advertising, protest, call to action, appeal, press release,
  slogan campaign, awareness campaign, promotion, publicity, ad campaign, election campaign, demonstration, rally,
  strike, demo, influencer marketing, cheerleader, hype, advert, advertisement, public notice, town crier,
  social media campaign, spokesperson, declaration, proclamation of news, activism, activist, warning strike, teaser,
  advertising campaign, product announcement, press conference, awareness week, outreach
bug: insect, caterpillar, software bug, creepy-crawly, pest, larva, maggot, debugging, greenfly, aphid, bug fix,
  pest control
recycling-symbol: recycling, reuse, recycle, circular economy, plastic bottle, empty bottle, glass bottle, pet bottle,
  returnable bottle, deposit bottle, recyclable, recycling bin, recycling centre, deposit return, upcycling,
  second life, bottle deposit, plastic recycling, zero waste, paper recycling, waste separation, resource recovery,
  reusable, sorting plant, scrap metal, bottle bank, waste paper, raw material cycle, refill, recycled paper,
  recyclate
wastebasket: waste, rubbish, garbage, litter, trash, bin, trash can, dustbin, rubbish bin, bin day, waste bin,
  bin collection, landfill, refuse collection, garbage can, spam folder, waste disposal, bin bag, decluttering,
  clutter, bulky waste, waste collection, food waste, throwaway item, disposable item, scrap, plastic waste,
  residual waste
warning: danger, caution, alert level, risk of injury, health risk, trip hazard, side effect, threat, warning sign,
  safety notice, emergency warning, danger zone, early warning, storm warning, risk factor, health warning, peril,
  pitfall, danger to life, beware, hazard warning, malfunction
robot: artificial intelligence, ai, robotics, chatbot, robot arm, android, automaton, language model,
  machine learning, neural network, bot, voice assistant, virtual assistant
video-game: gaming, gamer, console, esports, computer game, controller, gamepad, playstation, xbox, gaming night,
  e-sports
bell: reminder, notification, alert, doorbell, ring tone, chime, church bell, wake-up bell, school bell, warning bell,
  break bell, bell tower, bell ringing, alarm bell, bell ringer
headphone: audio, headset, soundtrack, headphones, earphone, audiobook, audio book, audio guide,
  noise-cancelling headphone, playlist of song, earbud, listener, sound check, audio book club
studio-microphone: recording, record calls, voice, radio show, voice recording, recording studio, sound recording,
  voice-over, voiceover, dubbing, sound engineer, dictaphone, sound studio, broadcaster, audio recording,
  radio interview
selfie: selfie, profile picture, influencer
wireless: wi-fi, wifi, wlan, hotspot, router, wireless network
antenna-bars: phone signal, reception bar, network coverage, signal strength, mobile coverage
keyboard: computer keyboard, typing, keyboard shortcut, typewriter, text entry, touch typing, keystroke
computer-mouse: mouse click, computer mouse, mouse pointer
computer-disk: hard drive, hard disk, disk space, data storage, data carrier, data backup
floppy-disk: floppy disk, floppy
optical-disk: cd, compact disc, cd-rom, vinyl, vinyl record, lp, record player, blu-ray
dvd: dvd
mechanical-arm: prosthesis, prosthetic arm, exoskeleton, bionic arm
mechanical-leg: prosthetic leg
joystick: joystick, arcade, arcade game
camera-with-flash: speed camera, flash photography, photocall, paparazzi, press photo
video-camera: camcorder, cctv, surveillance camera, video recording, security camera, video surveillance, webcam,
  video, video clip
movie-camera: film crew, film shoot, cinematography, filmmaker, film director, film set, cameraman, short film
film-projector: projector, projectionist, slide show, slideshow, silent film, open-air cinema, film projector
film-frames: film strip, filmstrip, animation, cartoon film
cinema: cinema, movie theater, movie theatre, film festival, film premiere, matinee, multiplex
radio: radio, radio station, radio programme, radio broadcast, transistor radio, airwave, radio presenter,
  local radio, news broadcast
speaker-high-volume: loudspeaker volume, noise, sound level, decibel, noise pollution, loud music, audio output, noise
  level, noise protection
muted-speaker: mute, silent mode, noise reduction, mute button, soundproofing
loudspeaker: public address, tannoy, loudspeaker, pa system
shushing-face: silence, quiet zone, quiet carriage, quiet, shh, hush, quiet please, peace and quiet, whisper
zipper-mouth-face: secrecy, non-disclosure
bell-with-slash: do not disturb
love-letter: love letter, valentine card, valentine's card, love poem
postbox: post box, letterbox, pillar box, mail collection, postmark, postage stamp, postal service, stamp collection,
  postman, mail carrier, postwoman
post-office: post office, postal worker
inbox-tray: file download, submission, intake, incoming mail, data import
outbox-tray: upload, export, file upload, submission of entry, data export, outgoing mail
closed-mailbox-with-raised-flag: mailbox
no-entry: no entry, no access, closure, access ban, dead end, prohibition, entry ban, ban
prohibited: forbidden, taboo
no-smoking: no smoking, smoking ban, non-smoker, smoke-free
no-mobile-phones: phone ban, no phones, mobile phone ban
no-littering: no littering
stop-sign: stop sign, red light stop, halt sign
sos-button: sos, distress call, morse code, mayday, distress signal
new-button: new edition, new feature, novelty
free-button: freeware
copyright: copyright, royalty-free
litter-in-bin-sign: litter pick, litter picking, litter bin
clockwise-vertical-arrows: turnover of staff, repetition, rotation, swap, rotation system, circulation of good
`;
