import { Injectable } from '@nestjs/common';
import type { Asset } from '@scenewright/core/assets';
import { FontLibrary } from '@scenewright/providers';
import { LocalAssets } from '../assets/local-assets.js';
import { OwnFonts } from './own-fonts.js';

/** The fonts that a brand names: bundled ones need nothing, others come with the film as files. Interface 2.7. */
@Injectable()
export class BrandFonts {
  constructor(
    private readonly library: FontLibrary,
    private readonly own: OwnFonts,
    private readonly assets: LocalAssets,
  ) {}

  /** Faces of all families that are not bundled and can be had now. What cannot is told by the brief's notes. */
  async bring(accountId: string, names: readonly (string | null | undefined)[]): Promise<Asset[]> {
    const wanted = new Set(names.flatMap((name) => name?.trim() || []));
    const found = await Promise.all([...wanted].map((name) => this.family(accountId, name)));
    return found.flat();
  }

  private async family(accountId: string, name: string): Promise<Asset[]> {
    const own = await this.own.facesOf(accountId, name);
    if (own.length > 0) return own;
    return this.library.bringAll([name], this.assets);
  }
}
