import { RequestQuery } from '@scenewright/core/requests';
import { IsIn } from 'class-validator';

@RequestQuery()
export class ExportQuery {
  /** `true`: a tar archive with the files; else the records alone. */
  @IsIn(['true', 'false'], { message: 'must be true or false' })
  files = 'false';
}
