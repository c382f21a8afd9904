import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenes = (prompt: string): { kind: string; shown: string }[] =>
  planToCheck(prompt).storyboard.scenes.map((scene) => ({ kind: scene.kind, shown: onScreenText(scene).join(' / ') }));

describe('structures tell their points whole', () => {
  it('a tile never names what a figure counts by the word before it', () => {
    const plan = scenes('Bilancio della biblioteca, 30 secondi. Costi 126.000 euro, di cui 71% personale.');
    expect(plan.map(({ shown }) => shown).join('\n')).toMatch(/personale/);
    expect(plan.some(({ shown }) => /(?:^| \/ )Cui(?: \/ |$)/.test(shown))).toBe(false);
  });

  it('what is said of one side of a comparison is not shown of the other', () => {
    const plan = scenes('Gym vs home workout. Gym: £32 a month, 60+ machines, classes, showers. Home: £180 once for a bench, nothing to drive, no queue. 40 seconds.'); // prettier-ignore
    expect(plan.some(({ kind, shown }) => kind === 'versus' && /Home\S* \S* ?\/ 60\+/.test(shown))).toBe(false);
    expect(plan.map(({ shown }) => shown).join('\n')).toMatch(/60\+ machines/);
  });

  it('a number under a label is told, and marks no item', () => {
    const plan = scenes('Half-year figures of the allotments. Plots let: 84 of 90. Thefts reported: 3. Seed swap raised £212. 30 seconds.'); // prettier-ignore
    expect(plan.some(({ shown }) => /Thefts reported/.test(shown) && /3/.test(shown))).toBe(true);
  });

  it('a number to call is shown with what stands before it', () => {
    const plan = scenes('Объявление для жильцов: 16 мая проверка счётчиков, будьте дома. Лифт заработает 20 мая. Диспетчер: 55-01-23. 30 секунд.'); // prettier-ignore
    expect(plan.at(-1)!.shown).toBe('Диспетчер / 55-01-23');
  });

  it('what goes on with an event is shown with it or behind it', () => {
    const plan = scenes('14 и 15 мая с 9 до 18 часов не будет горячей воды, меняют трубы в подвале. 16 мая проверка счётчиков, будьте дома с 19 до 21. Лифт заработает 20 мая. Собрание собственников 23 мая в 19:00 в школе, вопрос один: новый двор за 1,2 млн рублей. Без голоса, 30 секунд.'); // prettier-ignore
    const shown = plan.map((one) => one.shown).join('\n');
    expect(shown).toMatch(/трубы в подвале/);
    expect(shown).toMatch(/новый двор за 1,2 млн рублей/);
    expect(shown).toMatch(/14 и 15 мая/);
  });
});
