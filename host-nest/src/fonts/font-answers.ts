import { Anything, OneOf, Parts, Text, Time, Whole } from '../openapi/answer-fields.js';

export class FontFacts {
  @Text('fnt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('Acme Sans')
  family!: string | undefined;

  @Text('400')
  weight!: string | undefined;

  @OneOf(['normal', 'italic'])
  style!: string | undefined;

  @Whole(24_000)
  bytes!: number;

  @Time()
  created_at!: string;
}

export class FontList {
  @Parts(() => FontFacts)
  fonts!: FontFacts[];
}

export class FontFaces {
  @Anything({ isList: true, description: 'Assets, as a timeline takes them.' })
  faces!: object[];
}
