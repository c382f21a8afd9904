import { Inject, Injectable } from '@nestjs/common';
import { defaultPriceBook as prices } from '@scenewright/core/billing';
import { AccountStore } from '../../accounts/account-store.js';
import { CLOCK, type Clock } from '../../configuration/clock.js';
import { RateLimits } from '../../limits/rate-limits.js';
import { EnhancePrompt } from '../../videos/enhance-prompt.js';
import { EnhancedPrompt } from '../../videos/video-answers.js';
import { AgentIdentity, CreditBalance } from '../agent-answers.js';
import { agentTool, reads, type AgentTool } from './agent-tool.js';
import { EnhancePromptInput } from './tool-inputs.js';

/** Tools about the account and what it can spend, and the one that spends on a prompt alone. */
@Injectable()
export class AccountTools {
  readonly all: readonly AgentTool[];

  constructor(accounts: AccountStore, limits: RateLimits, enhancePrompt: EnhancePrompt, @Inject(CLOCK) now: Clock) {
    const enhance = agentTool(
      {
        name: 'enhance_prompt',
        title: 'Enhance a prompt',
        description: [
          'Rewrites a prompt so that it can be planned better: its facts in order, and how each is best shown. It adds no fact and no figure.',
          'Use it when the user gave a rough prompt and wants to read what will be shown before anything is made; then call create_video with enhanced_prompt as its prompt. create_video with enhance_prompt true does both in one call.',
          `Cost: ${prices.enhancePrompt} credit. A few seconds.`,
        ].join(' '),
        input: EnhancePromptInput,
        answer: EnhancedPrompt,
        scope: 'videos:write',
        marks: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
      },
      async ({ caller, input, signal }) => {
        const record = await enhancePrompt.run(caller, input.prompt, signal);
        return {
          record,
          text: 'The fuller prompt is enhanced_prompt: show it to the user, or call create_video with it.',
        };
      },
    );

    const balance = agentTool(
      {
        name: 'get_credit_balance',
        title: 'Credit balance',
        description:
          'Tells the credits (making) and export minutes (MP4s) that are left, what jobs in progress hold, and when the month renews them. Use it before costly work and after insufficient_credits. Free.',
        input: null,
        answer: CreditBalance,
        scope: 'account:read',
        marks: reads,
      },
      async ({ caller: { account } }) => {
        const summary = await accounts.summary(account.id);
        const record: CreditBalance = {
          credits_available: summary.creditsAvailable,
          credits_held: summary.creditsHeld,
          export_minutes_available: summary.exportMinutesAvailable,
          export_minutes_held: summary.exportMinutesHeld,
          unlimited: account.unlimited,
          jobs_in_flight: summary.inFlight,
          jobs_in_flight_limit: account.plan.jobsInFlight,
          renews_at: monthAfter(now()),
        };
        const free = account.unlimited ? ' This account is never refused.' : '';
        return {
          record,
          text: `${record.credits_available} credits and ${record.export_minutes_available} export minutes are available.${free}`,
        };
      },
    );

    const whoami = agentTool(
      {
        name: 'whoami',
        title: 'Who am I',
        description:
          'Tells which account you act for, its plan with the highest resolution and the number of videos at once, and what you may do. Use it to check the connection or before you ask for 4K or gen-6. Free.',
        input: null,
        answer: AgentIdentity,
        scope: 'account:read',
        marks: reads,
      },
      async ({ caller: { account, scopes } }) => {
        const { plan } = account;
        const record: AgentIdentity = {
          account_id: account.id,
          name: account.name,
          email: account.email,
          plan: {
            id: plan.id,
            paid: plan.paid,
            api_access: plan.apiAccess,
            top_resolution: plan.topResolution,
            jobs_in_flight_limit: plan.jobsInFlight,
            monthly_credits: plan.monthlyCredits,
            monthly_export_minutes: plan.monthlyExportMinutes,
          },
          scopes: [...scopes],
          requests_per_minute: limits.requests.limit,
        };
        return { record, text: `${account.name}, on the ${plan.id} plan (up to ${plan.topResolution}).` };
      },
    );

    this.all = [enhance, balance, whoami];
  }
}

/** Credits of a month are given at its first request. */
function monthAfter(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
}
