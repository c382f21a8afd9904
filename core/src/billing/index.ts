export {
  applyMovement,
  type Balance,
  type Hold,
  type HoldState,
  type LedgerEntry,
  type LedgerResult,
  meteringPeriod,
  type MeterUnit,
  meterUnits,
  type Movement,
} from './ledger.js';
export { defaultModel, findModel, listedModels, type Model, models } from './models.js';
export { allowsModel, allowsResolution, defaultPlans, type Plan, PlanSchema, PlanTableSchema } from './plans.js';
export { editCredits, type EditWork } from './edit-price.js';
export { defaultPriceBook, type PriceBook } from './price-book.js';
export {
  type CoveredPart,
  exportMinutes,
  generationCredits,
  quote,
  type Quote,
  type QuoteSubject,
  type WorkDone,
} from './quote.js';
