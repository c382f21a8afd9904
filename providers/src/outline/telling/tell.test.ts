import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../../storyboard/plan-to-check.js';

const plan = (prompt: string) => {
  const { scenes, warnings } = planToCheck(prompt).storyboard;
  return {
    screens: scenes.map((scene) => onScreenText(scene).join(' | ')),
    spoken: scenes.map(({ narration }) => narration ?? ''),
    codes: warnings.map(({ code }) => code),
  };
};

describe('a name and what it is', () => {
  test.each([
    ['Promo for Kelpie, a subscription box with dried fruit from Kent. 20 seconds, ends with kelpie.example', 'Kelpie is a subscription box with dried fruit from Kent.'], // prettier-ignore
    ['Werbespot für Nordlicht, eine Kaffeerösterei mit eigener Segelflotte. Mehr auf nordlicht.example', 'Nordlicht ist eine Kaffeerösterei mit eigener Segelflotte.'], // prettier-ignore
    ['Anúncio da Maré, uma escola de surf com aulas para crianças. Reserva em mare.example', 'Maré é uma escola de surf com aulas para crianças.'], // prettier-ignore
    ['Video per Fornace, un laboratorio di ceramica con corsi serali. Iscriviti su fornace.example', 'Fornace è un laboratorio di ceramica con corsi serali.'], // prettier-ignore
  ])('%s', (prompt, opening) => {
    const { screens, spoken } = plan(prompt);
    expect(spoken[0]).toBe(opening);
    // All of it stands on the opening, and no part of it makes a headline of its own.
    const words = opening.split(/\s/u).slice(2).join(' ').replace(/\.$/u, '');
    expect(screens[0]!.toLowerCase()).toContain(words.toLowerCase());
    expect(screens.slice(1).filter((screen) => /^(?:with|mit|com|con)\s/iu.test(screen))).toEqual([]);
  });

  test('in the past tense of a life nobody says "is"', () => {
    expect(plan('Video for Marek, our caretaker since 1991. He fixed 4,000 locks.').spoken[0]).toBe('Marek, our caretaker since 1991.'); // prettier-ignore
  });
});

describe('prices', () => {
  test.each([
    ['Promo for Kelpie, a snack box. £14 a month, free shipping, cancel any time. Order at kelpie.example', 'It costs £14 a month, shipping is free and you can cancel any time.'], // prettier-ignore
    ['Pub pour Lumi, une lampe qui se recharge au soleil. 39 €, livraison gratuite, garantie 5 ans. Commandez sur lumi.example', 'Cela coûte 39 €, livraison gratuite'], // prettier-ignore
    ['Anuncio de Raíz, una tienda de plantas que riega por ti. Desde 9 € al mes, envío gratis, sin permanencia. Visita raiz.example', 'Los precios empiezan en 9 € al mes, envío gratis'], // prettier-ignore
    ['Reklamfilm för Skogsro, en stuga som man hyr per timme. 120 kr i timmen, bastu ingår. Boka på skogsro.example', 'Det kostar 120 kr i timmen, bastu ingår'], // prettier-ignore
    ['Promo for Harrow & Finch, a bakery in Leeds. Sourdough £4, croissants £2.50. Call 0113 555 0199.', 'Sourdough is £4 and croissants are £2.50.'], // prettier-ignore
  ])('%s', (prompt, said) => {
    expect(plan(prompt).spoken.join(' ')).toContain(said);
  });

  test('a sum that is no price is not called one', () => {
    const { spoken } = plan('News: the harbour club raised money for its jetty. £4,000, paid by members. The jetty opens on 3 May.'); // prettier-ignore
    expect(spoken.join(' ')).not.toMatch(/costs/u);
  });
});

describe('one thing after the other', () => {
  test.each([
    [
      'Explain how a bill becomes a law: a member introduces it, a committee studies it, both houses vote, and the president signs or vetoes it.',
      ['First, a member introduces it.', 'Then a committee studies it.', 'Next, both houses vote.', 'Finally, the president signs or vetoes it.'], // prettier-ignore
    ],
    [
      'Explique comment naît un arc-en-ciel : la lumière entre dans la goutte, elle se réfléchit au fond, elle ressort en plusieurs couleurs.',
      ['D’abord, la lumière entre dans la goutte.', 'Puis elle se réfléchit au fond.', 'Enfin, elle ressort en plusieurs couleurs.'], // prettier-ignore
    ],
    [
      'Jak powstaje chleb: mieszamy mąkę z wodą, ciasto rośnie, formujemy bochenek, pieczemy 40 minut.',
      ['Najpierw mieszamy mąkę z wodą.', 'Potem ciasto rośnie.', 'Następnie formujemy bochenek.', 'Na koniec pieczemy 40 minut.'], // prettier-ignore
    ],
  ])('%s', (prompt, steps) => {
    expect(plan(prompt).spoken.filter((line) => steps.includes(line))).toEqual(steps);
  });

  test('traits are no steps: nothing says which of them comes first', () => {
    const { spoken } = plan('Explain how bees see: they have five eyes, they see ultraviolet light, they miss red.');
    expect(spoken.join(' ')).not.toMatch(/First|Then|Finally/u);
  });
});

describe('thanks that are asked for', () => {
  test.each([
    ['Our marathon in numbers: 8,400 runners from 61 countries, 42.2 km, 1,200 volunteers. Thank the volunteers at the end.', 'Thank you to the volunteers'], // prettier-ignore
    ['Invite everyone to the street party on Elm Road, Saturday 14 June, 2pm. End by thanking the council for closing the road.', 'Thank you to the council for closing the road'], // prettier-ignore
    ['Unser Stadtlauf in Zahlen: 3.200 Läufer aus 24 Ländern, 10 km, 450 Helfer. Danke am Ende den Helfern.', 'Wir danken den Helfern'], // prettier-ignore
    ['Nos chiffres : 40 bénévoles, 3 jours, 12 concerts. À la fin, remercie les bénévoles.', 'Nous remercions les bénévoles'], // prettier-ignore
  ])('%s', (prompt, thanks) => {
    const { screens, spoken, codes } = plan(prompt);
    expect(screens.at(-1)).toContain(thanks);
    expect(spoken.at(-1)).toBe(`${thanks}.`);
    expect(codes).not.toContain('direction_shown');
  });

  test('thanks of the prompt itself stay as they are', () => {
    expect(plan('Happy retirement, Marek. You fixed 4,000 locks. Thanks, Marek!').spoken.join(' ')).toContain('Thanks, Marek!'); // prettier-ignore
  });
});

test('numbers in a row are told as such, and the last closes it', () => {
  const { spoken } = plan('Our marathon in numbers: 8,400 runners from 61 countries, 42.2 km, 1,200 volunteers, 96,000 cups of water.'); // prettier-ignore
  expect(spoken.filter(Boolean)).toEqual(['Here is our marathon in numbers.', 'That’s 8,400 runners from 61 countries.', '42.2 km.', '1,200 volunteers.', 'And 96,000 cups of water.']); // prettier-ignore
});

test('an address at the end leads to the name', () => {
  const { screens, spoken } = plan(
    'Promo for Kelpie, a snack box with dried fruit. 20 seconds, ends with kelpie.example',
  );
  expect(screens.at(-1)).toContain('More about Kelpie');
  expect(spoken.at(-1)).toBe('More about Kelpie at kelpie.example.');
});

test('a row of a comparison says what its side has, without a verb that lacks its subject', () => {
  const { screens } = plan('Compare renting vs buying an e-bike: renting is 89 € a month with repairs included, buying costs 2,400 € once and about 150 € a year for service. After 28 months buying is cheaper.'); // prettier-ignore
  expect(screens.join(' | ')).toMatch(/\| 89 € a month with repairs included \|.*\| 2,400 € once/u);
  expect(screens.join(' | ')).toContain('Buying is cheaper after 28 months');
});
