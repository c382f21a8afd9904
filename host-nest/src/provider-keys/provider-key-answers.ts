import { Link, OneOf, Parts, Text, Texts, Time } from '../openapi/answer-fields.js';
import { providerPartIds } from './provider-parts.js';

export class ProviderKeyFacts {
  @OneOf(providerPartIds)
  part!: string;

  @Link('https://llm.example.com/v1')
  base_url!: string;

  @Text('qwen3:8b')
  model!: string;

  @Text('…cY4', { description: 'The last characters of the key.' })
  hint!: string;

  @Time()
  saved_at!: string;
}

export class ProviderPartFacts {
  @OneOf(providerPartIds)
  part!: string;

  /** What of a price it covers. */
  @Texts('generation')
  covers!: readonly string[];
}

export class ProviderKeyList {
  /** What providers of the account's own may do. */
  @Parts(() => ProviderPartFacts)
  parts!: ProviderPartFacts[];

  @Parts(() => ProviderKeyFacts)
  keys!: ProviderKeyFacts[];
}
