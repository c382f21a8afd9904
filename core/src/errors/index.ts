export { type Stage, StageFailure } from './stage-failure.js';
export { errorCatalogue, type ErrorCode } from './error-catalogue.js';
export { errorBody, type ErrorBody, ServiceError } from './service-error.js';
export { type Warning, WarningSchema } from './warning.js';
