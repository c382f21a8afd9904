import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { FontsModule } from '../fonts/fonts.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { InfographicStore } from './infographic-store.js';
import { InfographicsController } from './infographics.controller.js';
import { Infographics } from './infographics.js';

/** Infographic projects with their versions and renders. */
@Module({
  imports: [HttpModule, DatabaseModule, FontsModule, InputsModule, StudioModule],
  controllers: [InfographicsController],
  providers: [InfographicStore, Infographics],
  exports: [InfographicStore, Infographics],
})
export class InfographicsModule {}
