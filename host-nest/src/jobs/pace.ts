import { Injectable } from '@nestjs/common';

/** Measured: wall-clock seconds of work for a second of video. */
@Injectable()
export class Pace {
  private measured = 1;

  get secondsPerVideoSecond(): number {
    return this.measured;
  }

  /** The last few videos count most. */
  add(seconds: number, videoSeconds: number): void {
    if (videoSeconds > 0) this.measured = 0.7 * this.measured + 0.3 * (seconds / videoSeconds);
  }
}
