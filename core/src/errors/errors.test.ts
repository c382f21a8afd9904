import { errorCatalogue, type ErrorCode } from './error-catalogue.js';
import { errorBody, ServiceError } from './service-error.js';

/** Status and code of each row of interface 7, then of "Further codes" in the decisions. */
const specified: [number, string][] = [
  [400, 'invalid_request'],
  [401, 'unauthorized'],
  [402, 'insufficient_credits'],
  [403, 'forbidden'],
  [403, 'model_requires_plan'],
  [403, 'resolution_above_plan'],
  [404, 'not_found'],
  [409, 'too_many_in_flight'],
  [409, 'not_cancelable'],
  [429, 'rate_limited'],
  [500, 'internal_error'],
  [503, 'storage_full'],
  [503, 'voices_unavailable'],
  [409, 'not_editable'],
  [409, 'not_awaiting_approval'],
  [409, 'not_renderable'],
  [409, 'idempotency_key_reused'],
  [413, 'payload_too_large'],
  [405, 'method_not_allowed'],
];

describe('interface 7: the error catalogue', () => {
  it('holds exactly the codes of the interface and the decisions', () => {
    expect(Object.keys(errorCatalogue).sort()).toEqual(specified.map(([, code]) => code).sort());
  });

  it.each(specified)('answers %i for %s', (status, code) => {
    expect(errorCatalogue[code as ErrorCode].status).toBe(status);
    expect(errorCatalogue[code as ErrorCode].remedy).toMatch(/^[A-Z].*\.$/);
  });

  it('gives an error the body of the interface', () => {
    expect(errorBody(new ServiceError('not_found', 'No video vid_x.'))).toEqual({
      error: { code: 'not_found', message: 'No video vid_x.', status: 404 },
    });
  });
});
