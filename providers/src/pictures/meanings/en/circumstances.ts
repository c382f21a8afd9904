/** Words for the telling, the time and the place rather than for the thing: "the history of the bicycle" is about the
 * bicycle, "fresh bread every morning" about bread. They say less than a thing that is named. */
export const circumstances = `
open-book: story, lesson
bar-chart: survey, report
busts-in-silhouette: team, member, people
light-bulb: idea, tip
laptop: online, digital, internet
musical-notes: music, song
clapper-board: film, movie, documentary
newspaper: news
speech-balloon: interview, message
star: highlight, quality
sparkles: cleaning, clean
calendar: date, appointment, daily, monthly, next month, season
alarm-clock: morning
sunrise: dawn
sunset: evening, dusk
sun: summer
crescent-moon: night, overnight
snowflake: winter, frozen, icy, wintry, frosty
globe-showing-europe-africa: world, planet, earth, global, worldwide, international
world-map: country, region
fallen-leaf: autumn
office-building: company, office
houses: town, village
house: home
luggage: trip, journey
cityscape: city
memo: exam, guideline, instruction
scroll: history, chronicle, tradition, heritage story, background story
round-pushpin: location, place
headphone: podcast
spiral-calendar: monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, april, june, july,
  august, september, october, november, december, annual
hourglass-not-done: century, decade, interim
red-question-mark: question
chart-increasing: development
gear: how it works
clipboard: programme, program, overview, summary, recap
waving-hand: welcome
label: offer, price information
link: linkage
handshake: contract partner
cloud-with-rain: rainy
cloud: cloudy
wind-face: windy
cloud-with-lightning: stormy
snowman: snowy
face-with-thermometer: sick, ill
person-in-bed: asleep
admission-tickets: sold out
compass: due north, due south, due east, due west, halfway south
blossom: spring
money-bag: cash
street: street, side street
path: path
`;
