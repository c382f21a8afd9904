import { Link, Part, PartOrNull, Time } from '../openapi/answer-fields.js';

export class ShareFacts {
  @Link('https://video.example.com/shared/Yk3pR8vK1mT5')
  url!: string;

  @Time()
  created_at!: string;
}

export class OpenShare {
  @Part(() => ShareFacts)
  share!: ShareFacts;
}

/** null: it is shared with nobody. */
export class PresentShare {
  @PartOrNull(() => ShareFacts)
  share!: ShareFacts | null;
}
