import { serveWork } from '../work-threads/serve-work.js';
import { modelBehind, type ModelFacts } from './model-calls.js';
import { createModelWork, type ModelWork } from './model-work.js';
import { createPlanningWork, type PlanningWork } from './planning-work.js';

const rules = createPlanningWork();

serveWork(async (name, input, { signal, call }) => {
  const [kind, what] = name.split('.') as ['rules' | 'model', string];
  if (kind === 'rules') return rules[what as keyof PlanningWork](input as never);
  const { facts, input: given } = input as { facts: ModelFacts; input: never };
  return createModelWork(modelBehind(facts, call))[what as keyof ModelWork](given, { signal });
});
