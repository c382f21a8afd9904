import { Part, Text, Whole } from './answer-fields.js';

export class ErrorFacts {
  @Text('invalid_request')
  code!: string;

  @Text('duration must be a number from 5 to 120.')
  message!: string;

  @Whole(400)
  status!: number;
}

/** Interface 7: the form of every error. */
export class ErrorAnswer {
  @Part(() => ErrorFacts)
  error!: ErrorFacts;
}

/** A code with words for people, in a record. */
export class Notice {
  @Text('figure_left_out')
  code!: string;

  @Text('One figure found no room.')
  message!: string;
}

/** Pixels. */
export class Pixels {
  @Whole(1280)
  width!: number;

  @Whole(720)
  height!: number;
}
