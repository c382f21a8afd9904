import { Link, OneOf, Parts, Text, Time } from '../openapi/answer-fields.js';

export class ProviderKeyFacts {
  @OneOf(['language_model'])
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

export class ProviderKeyList {
  @Parts(() => ProviderKeyFacts)
  keys!: ProviderKeyFacts[];
}
