import { findModel } from './models.js';
import { allowsModel, allowsResolution, defaultPlans, PlanTableSchema } from './plans.js';

function plan(id: string) {
  const found = defaultPlans.find((entry) => entry.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
}

describe('plans', () => {
  it('are those of the decisions', () => {
    expect(PlanTableSchema.parse(defaultPlans)).toEqual(defaultPlans);
    expect(defaultPlans.map((p) => [p.id, p.paid, p.apiAccess, p.agentProtocol])).toEqual([
      ['free', false, false, false],
      ['trial', false, true, true],
      ['pro', true, false, true],
      ['ultimate', true, true, true],
      ['creator', true, true, true],
    ]);
    expect(defaultPlans.map((p) => [p.jobsInFlight, p.monthlyCredits, p.monthlyExportMinutes])).toEqual([
      [1, 20, 2],
      [5, 100, 10],
      [5, 300, 30],
      [5, 1000, 120],
      [10, 5000, 600],
    ]);
  });

  it('gate gen-6 to paid plans and a resolution to the plan maximum', () => {
    expect(allowsModel(plan('trial'), findModel('gen-6')!)).toBe(false);
    expect(allowsModel(plan('trial'), findModel('gen-6-fast')!)).toBe(true);
    expect(allowsModel(plan('pro'), findModel('gen-6')!)).toBe(true);
    expect(allowsResolution(plan('ultimate'), '4K')).toBe(true);
    expect(allowsResolution(plan('ultimate'), '8K')).toBe(false);
  });
});
