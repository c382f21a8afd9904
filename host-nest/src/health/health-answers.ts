import { OneOf } from '../openapi/answer-fields.js';

/** Interface 4.1. */
export class Health {
  @OneOf(['ok'])
  status!: string;
}
