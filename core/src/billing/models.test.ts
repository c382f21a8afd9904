import { defaultModel, findModel, listedModels, models } from './models.js';

/** Interface 2.3, the table of the catalogue. */
test.each([
  ['gen-6', true, [15, 30, 60, 120], 120, 7, null, false],
  ['gen-6-fast', true, [15, 30, 60, 120], 120, 7, null, true],
  ['gen-5', true, [15, 30, 60, 120], 120, 7, null, false],
  ['gen-4', false, [15, 30, 60], 60, null, 5, false],
])('%s is as the interface lists it', (id, multi, options, max, minCredits, flat, isDefault) => {
  expect(findModel(id)).toMatchObject({
    multiScene: multi,
    supports: { narration: multi, music: multi, effects: multi, aiVideo: multi },
    durationOptions: options,
    maxDurationSeconds: max,
    minCreditsToStart: minCredits,
    flatCreditEstimate: flat,
    default: isDefault,
  });
});

test('gen-3 is accepted and not listed', () => {
  expect(findModel('gen-3')).toMatchObject({ multiScene: false, maxDurationSeconds: 60, flatCreditEstimate: 5 });
  expect(listedModels().map((model) => model.id)).toEqual(['gen-6', 'gen-6-fast', 'gen-5', 'gen-4']);
});

test('only gen-6 needs a paid plan, and gen-6-fast is the default', () => {
  expect(models.filter((model) => model.requiresPaidPlan).map((model) => model.id)).toEqual(['gen-6']);
  expect(defaultModel().id).toBe('gen-6-fast');
  expect(() => defaultModel([])).toThrow(/one default/);
});
