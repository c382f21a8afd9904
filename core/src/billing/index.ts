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
} from '../metering/ledger.js';
export { defaultModel, findModel, listedModels, type Model, models } from '../model/models.js';
export { allowsModel, allowsResolution, defaultPlans, type Plan, PlanSchema, PlanTableSchema } from '../plans/plans.js';
export { editCredits, type EditWork } from '../pricing/edit-price.js';
export { defaultPriceBook, type PriceBook } from '../pricing/price-book.js';
export {
  type CoveredPart,
  exportMinutes,
  generationCredits,
  quote,
  type Quote,
  type QuoteSubject,
  type WorkDone,
} from '../pricing/quote.js';
