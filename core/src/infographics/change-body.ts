import { IsString, Matches } from 'class-validator';
import { Described } from '../requests/described.js';
import { RequestBody } from '../requests/read-body.js';

const must = { message: 'must be text that says what to change' };

/** The body of `POST /v1/infographics/:id/versions`. Decisions, "Infographics". */
@RequestBody({ must: 'must be a JSON object with a prompt' })
export class ChangeInfographicBody {
  @Described('The change in plain words.', { example: 'Change the title to "A good year" and make the accent blue.' })
  @Matches(/\S/, must)
  @IsString(must)
  prompt!: string;
}
