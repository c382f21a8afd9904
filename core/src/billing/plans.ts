import { z } from 'zod';

const resolutionSchema = z.enum(['720p', '1080p', '4K', '8K']);

/** What a plan includes. Decisions, section "Plans". Amounts are whole credits and minutes a month. */
export const PlanSchema = z.object({
  id: z.string().min(1),
  paid: z.boolean(),
  apiAccess: z.boolean(),
  agentProtocol: z.boolean(),
  topResolution: resolutionSchema,
  jobsInFlight: z.number().int().min(1),
  monthlyCredits: z.number().int().min(0),
  monthlyExportMinutes: z.number().int().min(0),
});
export type Plan = z.infer<typeof PlanSchema>;
export const PlanTableSchema = z.array(PlanSchema).min(1);

function plan(
  id: string,
  [paid, apiAccess, agentProtocol]: [boolean, boolean, boolean],
  topResolution: Plan['topResolution'],
  jobsInFlight: number,
  monthlyCredits: number,
  monthlyExportMinutes: number,
): Plan {
  return { id, paid, apiAccess, agentProtocol, topResolution, jobsInFlight, monthlyCredits, monthlyExportMinutes };
}

/** The plans of the decisions, in rising order. A host may put another table in its place. */
export const defaultPlans: readonly Plan[] = [
  plan('free', [false, false, false], '720p', 1, 20, 2),
  plan('trial', [false, true, true], '720p', 5, 100, 10),
  plan('pro', [true, false, true], '1080p', 5, 300, 30),
  plan('ultimate', [true, true, true], '4K', 5, 1000, 120),
  plan('creator', [true, true, true], '8K', 10, 5000, 600),
];

const resolutionOrder = resolutionSchema.options;

export function allowsResolution(plan: Plan, resolution: Plan['topResolution']): boolean {
  return resolutionOrder.indexOf(resolution) <= resolutionOrder.indexOf(plan.topResolution);
}

/** Interface 4.2: some models need a paid plan. */
export function allowsModel(plan: Plan, model: { requiresPaidPlan: boolean }): boolean {
  return plan.paid || !model.requiresPaidPlan;
}
