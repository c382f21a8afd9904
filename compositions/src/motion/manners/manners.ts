import { clamp, easeInOut, easeOut, spring } from '../curves.js';
import type { Manner, Moment, Pose } from './manner.js';
import { act, fall, lunge, pulse, ringing, swing, thrown } from './waves.js';

/** A vehicle comes in along its heading, shakes a little while it goes, and gathers speed now and then. */
const goes =
  (heading: readonly [x: number, y: number], shake: number) =>
  ({ seconds }: Moment): Partial<Pose> => {
    const come = 1 - spring(0.8)(clamp(seconds / 1.1));
    const speed = lunge(act(seconds - 1.6, 2.6, 1.7));
    const along = -0.34 * come + (seconds < 1.6 ? 0 : 0.13 * speed);
    return {
      x: heading[0] * along,
      y: heading[1] * along - shake * Math.abs(swing(seconds, 0.55)),
      turn: heading[0] * (2.4 * come - 2.2 * (seconds < 1.6 ? 0 : speed)),
    };
  };

/** Every way of moving, each with what moves so. Amplitudes are those of a thing that fills its part of the canvas. */
export const manners: readonly Manner[] = [
  {
    id: 'wheels',
    things:
      'wheel gear ferris-wheel optical-disk dvd computer-disk cyclone flying-disc wheel-of-dharma nut-and-bolt fan soccer-ball basketball volleyball tennis baseball bowling pool-8-ball yo-yo recycling-symbol clockwise-vertical-arrows counterclockwise-arrows-button roll-of-paper doughnut pizza atom-symbol eight-spoked-asterisk compass turbine propeller record',
    pose: ({ seconds }) => ({ turn: 46 * seconds }),
  },
  {
    id: 'heavens',
    things: 'sun sun-with-face snowflake dizzy glowing-star sunflower',
    pose: ({ seconds }) => ({ turn: 17 * seconds, ...swelling(0.035 * swing(seconds, 2.6)) }),
  },
  {
    id: 'globes',
    things:
      'globe globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa globe-with-meridians ringed-planet full-moon new-moon crescent-moon moon earth planet crystal-ball mirror-ball',
    pose: ({ seconds }) => ({ turn: 13 * swing(seconds, 5.2), y: 0.025 * swing(seconds, 3.1) }),
  },
  {
    id: 'hangs',
    things:
      'lantern red-paper-lantern bell pendulum wind-chime label key old-key military-medal sports-medal 1st-place-medal 2nd-place-medal 3rd-place-medal tanabata-tree carp-streamer earring lamp hook pine-decoration piata ring chains prayer-beads name-badge price-tag sign horizontal-traffic-light vertical-traffic-light aerial-tramway mountain-cableway suspension-railway sloth necktie reminder-ribbon stocking punching-bag',
    pivot: [0.5, 0.04],
    pose: ({ seconds }) => ({ turn: 11 * swing(seconds, 2.3) }),
  },
  {
    id: 'rings',
    things:
      'alarm-clock bellhop-bell telephone telephone-receiver mobile-phone mobile-phone-with-arrow vibration-mode postal-horn megaphone loudspeaker',
    pose: ({ seconds }) => {
      const ring = ringing(act(seconds + 1.4, 2.2, 1.3));
      return { turn: 11 * ring, y: -0.03 * Math.abs(ring) };
    },
  },
  {
    id: 'ticks',
    things:
      'clock watch stopwatch timer-clock mantelpiece-clock metronome calendar tear-off-calendar spiral-calendar thermometer level-slider control-knobs balance-scale libra scale gauge',
    pose: ({ seconds }) => {
      const tick = Math.floor(seconds / 0.6);
      const way = spring(0.9)(clamp((seconds / 0.6 - tick) * 1.5));
      return { turn: 5.5 * (tick % 2 === 0 ? 2 * way - 1 : 1 - 2 * way) };
    },
  },
  {
    id: 'runs-out',
    things: 'hourglass-done hourglass-not-done hourglass',
    pose: ({ seconds }) => {
      const turns = Math.floor(seconds / 2.3);
      return { turn: 180 * (turns + easeInOut(act(seconds, 2.3, 0.8)) - 1) };
    },
  },
  {
    id: 'floats',
    things:
      'ship boat sailboat ferry canoe motor-boat speedboat passenger-ship duck swan whale spouting-whale dolphin ring-buoy surfing swimming rowing-boat playing-water-polo anchor water-wave iceberg lifebuoy raft seal otter goose submarine',
    pivot: [0.5, 0.8],
    pose: ({ seconds }) => ({
      y: 0.045 * swing(seconds, 2.7),
      turn: 6 * swing(seconds, 3.4, 0.2),
      x: 0.03 * swing(seconds, 5),
    }),
  },
  {
    id: 'swims',
    things: 'fish tropical-fish blowfish shark octopus squid jellyfish shrimp turtle crab lobster penguin coral',
    pose: ({ seconds }) => ({
      x: 0.07 * swing(seconds, 4.4),
      y: 0.035 * swing(seconds, 2.2),
      turn: 5 * swing(seconds, 1.5),
      wide: 1 + 0.03 * swing(seconds, 0.75),
    }),
  },
  {
    id: 'drifts',
    things:
      'balloon cloud fog foggy kite parachute feather ghost bubbles flying-saucer satellite astronaut hot-air-balloon leaf-fluttering-in-wind fallen-leaf maple-leaf dashing-away wind-face thought-balloon speech-balloon left-speech-bubble right-anger-bubble comet zzz musical-note musical-notes paper-plane milky-way dna microbe confetti-ball party-popper sun-behind-cloud sun-behind-small-cloud sun-behind-large-cloud face-in-clouds rainbow',
    pose: ({ seconds }) => ({
      x: 0.05 * swing(seconds, 5.3),
      y: 0.06 * swing(seconds, 3.7, 0.1),
      turn: 4.5 * swing(seconds, 4.1, 0.3),
    }),
  },
  {
    id: 'flutters',
    things:
      'butterfly honeybee bee bird dove eagle owl parrot mosquito fly bat blackbird flamingo lady-beetle wing phoenix-bird cricket',
    pose: ({ seconds }) => ({
      x: 0.06 * swing(seconds, 3.9),
      y: 0.055 * swing(seconds, 1.9),
      turn: 6 * swing(seconds, 2.9),
      wide: 0.93 + 0.07 * swing(seconds, 0.46),
    }),
  },
  {
    id: 'drives',
    things:
      'automobile bus minibus train high-speed-train bullet-train locomotive railway-car tram tram-car metro monorail mountain-railway trolleybus truck delivery-truck articulated-lorry pickup-truck fire-engine ambulance police-car taxi racing-car sport-utility-vehicle tractor bicycle motor-scooter motorcycle kick-scooter auto-rickshaw skateboard roller-skate sled skier snowboarder horse-racing biking mountain-biking running walking shopping-cart wheelchair manual-wheelchair motorized-wheelchair snail van car lorry caravan excavator forklift combine-harvester',
    pivot: [0.5, 0.86],
    pose: goes([-1, 0], 0.022),
    trail: { form: 'streak', count: 4, lasts: 1, from: [0.82, 0.62], to: [1.2, 0.62], spread: 0.34 },
  },
  {
    id: 'flies',
    things:
      'airplane small-airplane airplane-departure airplane-arrival rocket helicopter jet drone superhero bow-and-arrow',
    pose: goes([0.72, -0.69], 0.012),
    trail: { form: 'streak', count: 4, lasts: 0.9, from: [0.24, 0.78], to: [-0.06, 1.06], spread: 0.3 },
  },
  {
    id: 'comes-towards',
    things: 'oncoming-automobile oncoming-bus oncoming-police-car oncoming-taxi station bus-stop motorway',
    pivot: [0.5, 0.9],
    pose: ({ seconds }) => ({
      ...swelling(0.09 * lunge(act(seconds, 2.6, 1.8))),
      y: -0.02 * Math.abs(swing(seconds, 0.5)),
    }),
  },
  {
    id: 'burns',
    things:
      'fire candle diya-lamp flame torch campfire firecracker sparkler volcano heart-on-fire jack-o-lantern stove fireplace oven match menorah fireworks bomb cigarette',
    pivot: [0.5, 0.94],
    pose: ({ seconds }) => ({
      high: 1 + 0.07 * swing(seconds, 0.47) + 0.04 * swing(seconds, 0.29),
      wide: 1 - 0.035 * swing(seconds, 0.47),
      lean: 4 * swing(seconds, 0.83),
    }),
    trail: { form: 'spark', count: 6, lasts: 1.5, from: [0.5, 0.25], to: [0.5, -0.14], spread: 0.42 },
  },
  {
    id: 'steams',
    things:
      'hot-beverage teacup-without-handle teapot steaming-bowl pot-of-food cooking curry-rice hot-springs fondue shallow-pan-of-food cooked-rice spaghetti oden roasted-sweet-potato soup kettle coffee moka-pot coffee-maker frying-pan cup factory dumpling takeout-box bento-box baguette-bread bread croissant pie pancakes waffle hot-dog hamburger baby-bottle factory-chimney',
    pivot: [0.5, 0.92],
    pose: ({ seconds }) => ({ turn: 4 * swing(seconds, 2.6), y: -0.02 * thrown(act(seconds, 2.6, 0.7)) }),
    trail: { form: 'steam', count: 3, lasts: 2.4, from: [0.48, 0.2], to: [0.5, 0.02], spread: 0.4 },
  },
  {
    id: 'beats',
    things:
      'heart red-heart anatomical-heart beating-heart growing-heart sparkling-heart revolving-hearts two-hearts mending-heart heart-with-arrow heart-with-ribbon heart-suit heart-decoration lungs drum long-drum speaker-high-volume speaker-low-volume broken-heart pink-heart blue-heart green-heart orange-heart yellow-heart purple-heart brain kidney stethoscope drop-of-blood adhesive-bandage studio-microphone microphone radio television',
    pose: ({ seconds }) => swelling(0.13 * pulse(seconds)),
  },
  {
    id: 'grows',
    things:
      'tree deciduous-tree evergreen-tree palm-tree christmas-tree seedling herb plant potted-plant cactus tulip rose hibiscus lotus hyacinth blossom cherry-blossom bouquet sheaf-of-rice ear-of-corn shamrock four-leaf-clover wilted-flower mushroom leafy-green bamboo grass vine sapling hedge reed wheat white-flower carrot broccoli',
    pivot: [0.5, 0.97],
    pose: ({ seconds, lasts }) => {
      const grown = 0.1 * easeInOut(clamp(seconds / Math.max(1.5, lasts - 0.6)));
      return {
        wide: 0.96 + 0.6 * grown,
        high: 0.94 + grown,
        lean: 4.5 * swing(seconds, 3.1),
        turn: 2 * swing(seconds, 2.3, 0.2),
      };
    },
  },
  {
    id: 'creatures',
    things:
      'cat cat-face black-cat dog dog-face poodle guide-dog service-dog cow cow-face pig pig-face boar horse horse-face rabbit rabbit-face mouse mouse-face hamster rat bear polar-bear panda koala tiger tiger-face lion leopard fox wolf raccoon deer moose elephant giraffe camel two-hump-camel llama goat ram ewe sheep zebra rhinoceros hippopotamus mammoth gorilla orangutan monkey monkey-face kangaroo badger beaver hedgehog squirrel chipmunk frog lizard crocodile dragon dragon-face t-rex sauropod chicken rooster turkey baby-chick hatching-chick front-facing-baby-chick peacock dodo bison ox water-buffalo donkey snake worm bug ant beetle spider scorpion cockroach teddy-bear unicorn skunk robot alien alien-monster snowman snowman-without-snow paw-prints smiling grinning face',
    pivot: [0.5, 0.94],
    pose: ({ seconds }) => {
      const hop = act(seconds - 1.2, 2.7, 0.62);
      const up = hop < 1 ? thrown(hop) : 0;
      const breath = swing(seconds, 1.9);
      // It crouches where it has come down.
      const landed = clamp(1 - Math.abs(hop * 0.62 - 0.62) / 0.16) * (hop < 1 ? 1 : 0);
      return {
        y: -0.1 * up,
        high: 1 + 0.025 * breath + 0.05 * up - 0.09 * landed,
        wide: 1 - 0.012 * breath - 0.03 * up + 0.06 * landed,
        turn: 5 * swing(seconds, 3.4) + (Math.floor((seconds - 1.2) / 2.7) % 2 === 0 ? 4 : -4) * up,
      };
    },
  },
  {
    id: 'people',
    things:
      'person man woman child boy girl baby teacher student scientist artist singer cook farmer mechanic judge pilot detective firefighter guard technologist worker police-officer construction-worker factory-worker health-worker office-worker prince princess santa-claus mrs-claus mx-claus ninja older-person old-man old-woman bust-in-silhouette busts-in-silhouette people-hugging performing-arts clown-face nesting-dolls japanese-dolls speaking-head',
    pivot: [0.5, 0.96],
    pose: ({ seconds }) => ({
      turn: 4.5 * swing(seconds, 2.8),
      y: -0.045 * thrown(act(seconds - 0.8, 1.9, 0.5)) * (act(seconds - 0.8, 1.9, 0.5) < 1 ? 1 : 0),
      high: 1 + 0.014 * swing(seconds, 1.7),
    }),
  },
  {
    id: 'waves-hand',
    things:
      'waving-hand raised-hand hand-with-fingers-splayed vulcan-salute clapping-hands raising-hands white-flag black-flag triangular-flag chequered-flag crossed-flags flag pirate-flag rainbow-flag broom mop',
    pivot: [0.5, 0.95],
    pose: ({ seconds }) => ({ turn: 13 * swing(seconds, 1.3), lean: 3 * swing(seconds, 0.9) }),
  },
  {
    id: 'presses',
    things:
      'hand thumbs-up thumbs-down fist raised-fist left-facing-fist oncoming-fist backhand-index-pointing-up backhand-index-pointing-down backhand-index-pointing-left index-pointing-up index-pointing-at-the-viewer palms-up-together palm-down-hand palm-up-hand handshake folded-hands ok-hand victory-hand pinching-hand flexed-biceps button computer-mouse keyboard video-game joystick plunger stamp lifting-weights',
    pivot: [0.5, 0.9],
    pose: ({ seconds }) => {
      const push = lunge(act(seconds - 0.5, 1.8, 1.3));
      return { y: 0.02 - 0.07 * push, turn: -7 * push, ...swelling(0.08 * push) };
    },
  },
  {
    id: 'strikes',
    things:
      'hammer axe pick hammer-and-pick hammer-and-wrench carpentry-saw wrench screwdriver kitchen-knife dagger crossed-swords boomerang badminton cricket-game field-hockey ice-hockey lacrosse ping-pong boxing-glove shovel razor toothbrush scissors magic-wand fork-and-knife chopsticks spoon clapper-board fishing-pole water-pistol mouse-trap hair-pick rake whisk drill saw',
    pivot: [0.24, 0.84],
    pose: ({ seconds }) => {
      const way = act(seconds - 0.6, 1.7, 1.1);
      const back = easeInOut(clamp(way / 0.45));
      const hit = spring(1)(clamp((way - 0.45) / 0.4));
      return { turn: seconds < 0.6 || way >= 1 ? 0 : way < 0.45 ? 17 * back : 17 - 17 * hit };
    },
  },
  {
    id: 'writes',
    things:
      'pencil pen crayon paintbrush fountain-pen writing-hand black-nib memo sewing-needle lipstick nail-polish magnifying-glass-tilted-left magnifying-glass-tilted-right microscope telescope feather-pen chalk',
    pivot: [0.2, 0.86],
    pose: ({ seconds }) => ({
      x: 0.05 * swing(seconds, 2.2),
      y: 0.02 * swing(seconds, 1.1),
      turn: 6 * swing(seconds, 1.1, 0.15),
    }),
  },
  {
    id: 'falls',
    things:
      'coin money-bag dollar-banknote euro-banknote pound-banknote yen-banknote money-with-wings gem-stone package ballot-box-with-ballot game-die egg chestnut coconut red-apple green-apple apple pear orange tangerine lemon lime peach cherries grapes strawberry tomato potato onion garlic eggplant avocado banana pineapple melon watermelon mango kiwi-fruit nut brick bone pill puzzle-piece luggage backpack briefcase shopping-bags sack weight anvil',
    pivot: [0.5, 0.92],
    pose: ({ seconds }) => {
      const high = seconds < 0.9 ? fall(clamp(0.3 + seconds)) : fall(act(seconds - 1.9, 2.5, 0.95));
      return {
        y: -0.16 * high,
        turn: 7 * high * (Math.floor((seconds - 1.9) / 2.5) % 2 === 0 ? 1 : -1),
        high: 1 - 0.03 * (high === 0 ? 0 : 1 - high),
      };
    },
  },
  {
    id: 'rains',
    things:
      'cloud-with-rain cloud-with-lightning-and-rain sun-behind-rain-cloud umbrella-with-rain-drops shower droplet droplets sweat-droplets potable-water watering-can umbrella closed-umbrella fountain toilet bathtub tap water-tap pouring-liquid fire-extinguisher',
    pose: ({ seconds }) => ({
      x: 0.035 * swing(seconds, 4),
      y: 0.025 * swing(seconds, 2.3),
      turn: 2.5 * swing(seconds, 3.1),
    }),
    trail: { form: 'drop', count: 7, lasts: 1.1, from: [0.52, 0.7], to: [0.44, 1.12], spread: 0.8 },
  },
  {
    id: 'snows',
    things:
      'cloud-with-snow snow-capped-mountain mount-fuji ice ice-skate skis snow curling-stone ski freezer fridge refrigerator',
    pose: ({ seconds }) => ({ x: 0.025 * swing(seconds, 4.4), turn: 2.5 * swing(seconds, 3.3) }),
    trail: { form: 'flake', count: 8, lasts: 2.8, from: [0.5, -0.05], to: [0.46, 1.02], spread: 1 },
  },
  {
    id: 'thunders',
    things:
      'cloud-with-lightning high-voltage lightning electric-plug collision anger-symbol battery low-battery earthquake',
    pose: ({ seconds }) => {
      const strike = ringing(act(seconds + 1, 1.9, 0.7));
      return {
        x: 0.035 * strike,
        y: 0.03 * swing(seconds, 2.4),
        turn: 3 * strike,
        ...swelling(0.06 * Math.abs(strike)),
      };
    },
    trail: { form: 'twinkle', count: 4, lasts: 0.9, from: [0.5, 0.75], to: [0.5, 1.05], spread: 0.7 },
  },
  {
    id: 'shines',
    things:
      'star trophy crown diamond-with-a-dot light-bulb sparkles sparkle shooting-star ring-with-stone rosette gem birthday-cake wrapped-gift christmas gift flashlight desk-lamp camera-with-flash lighthouse new-button check-mark-button check-mark bullseye hundred-points solar-panel sunrise sunset sunrise-over-mountains',
    pivot: [0.5, 0.6],
    pose: ({ seconds }) => ({ ...swelling(0.06 * swing(seconds, 1.7)), turn: 5 * swing(seconds, 2.9) }),
    trail: { form: 'twinkle', count: 5, lasts: 1.6, from: [0.5, 0.3], to: [0.5, -0.04], spread: 1 },
  },
  {
    id: 'sounds',
    things:
      'guitar violin saxophone trumpet banjo accordion flute maracas musical-keyboard piano harp headphone musical-score lyre cello',
    pivot: [0.5, 0.8],
    pose: ({ seconds }) => ({ turn: 8 * swing(seconds, 1.2), y: -0.04 * Math.abs(swing(seconds, 1.2)) }),
    trail: { form: 'note', count: 3, lasts: 2.1, from: [0.72, 0.2], to: [0.96, -0.12], spread: 0.36 },
  },
  {
    id: 'rises',
    things:
      'chart-increasing chart up-arrow ladder elevator mountain building-construction crane roller-coaster escalator chart-increasing-with-yen stairs skyscraper tokyo-tower statue-of-liberty',
    pivot: [0.5, 0.98],
    pose: ({ seconds }) => {
      const way = seconds < 1.1 ? spring(0.7)(clamp(seconds / 1.1)) : 1;
      const again = lunge(act(seconds - 2, 2.5, 1.8)) * (seconds < 2 ? 0 : 1);
      return { high: 0.86 + 0.14 * way + 0.08 * again, y: -0.02 * again, lean: 2 * swing(seconds, 3) };
    },
  },
  {
    id: 'stands',
    things:
      'house hut houses house-with-garden office-building department-store school hospital hotel bank church castle mosque temple synagogue stadium tent camping bridge-at-night cityscape classical-building convenience-store post-office place-of-worship door window bed chair couch-and-lamp bookcase wardrobe desktop-computer laptop printer',
    pivot: [0.5, 0.96],
    // What is built does not lean: it settles on its ground.
    pose: ({ seconds }) => {
      const up = seconds < 0.9 ? 0 : lunge(act(seconds - 0.9, 2.5, 1.4));
      return {
        high: 1 + 0.075 * up + 0.012 * swing(seconds, 2.9),
        wide: 1 - 0.03 * up,
        lean: 1.2 * swing(seconds, 3.7),
      };
    },
  },
  {
    id: 'sinks',
    things: 'chart-decreasing down-arrow melting-face wilted derelict-house',
    pivot: [0.5, 0.1],
    pose: ({ seconds }) => ({ y: 0.07 * lunge(act(seconds, 2.5, 1.8)), turn: 3.5 * swing(seconds, 2.7) }),
  },
];

const swelling = (by: number): Pick<Pose, 'wide' | 'high'> => ({ wide: 1 + by, high: 1 + by });

/** What has no manner of its own nods and comes forward a little, as a thing that somebody holds up. */
export const heldUp: Manner = {
  id: 'held-up',
  things: '',
  pivot: [0.5, 0.9],
  pose: ({ seconds }) => {
    const way = act(seconds - 1, 2.6, 1.5);
    const up = seconds < 1 ? 0 : lunge(way);
    return { y: -0.045 * up, turn: 4 * swing(seconds, 3.3) + 3.5 * easeOut(up), ...swelling(0.05 * up) };
  },
};
