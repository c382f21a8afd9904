import { errorCatalogue, type ErrorCode } from './error-catalogue.js';

/** A refusal that a client is told about. The host's filter gives it the form of interface 7. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Headers of the answer that belong to this refusal, such as `Allow` or `Retry-After`. */
    readonly headers: Readonly<Record<string, string>> = {},
    /** Paths of the fields that are wrong, such as `images[3].url`; the message names them too. */
    readonly fields: readonly string[] = [],
  ) {
    super(message);
  }
  get status(): number {
    return errorCatalogue[this.code].status;
  }
  get retryable(): boolean {
    return errorCatalogue[this.code].retryable;
  }
  get remedy(): string {
    return errorCatalogue[this.code].remedy;
  }
}

/** The body of an error answer. Interface 7. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; status: number };
}

export function errorBody(error: ServiceError): ErrorBody {
  return { error: { code: error.code, message: error.message, status: error.status } };
}
