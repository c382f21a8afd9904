import type { Plan } from '@scenewright/core/billing';

/** What a plan gives, as the web app and the operator's pages show it. */
export const presentPlan = (plan: Plan) => ({
  id: plan.id,
  api_access: plan.apiAccess,
  agent_protocol: plan.agentProtocol,
  top_resolution: plan.topResolution,
  jobs_in_flight: plan.jobsInFlight,
  monthly_credits: plan.monthlyCredits,
  monthly_export_minutes: plan.monthlyExportMinutes,
});
