import { ApiProperty } from '@nestjs/swagger';
import { absent, Link, Numeric, Part, sometimes, Text, Time } from '../openapi/answer-fields.js';
import { Pixels } from '../openapi/error-answer.js';

const video = 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7';
const Event = (name: string) => ApiProperty({ type: 'string', enum: [name], example: name });
const at = '2026-11-20T09:30:14.500Z';

class VideoEventData {
  @Text(video)
  videoId!: string;

  @Text('prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  projectId!: string;
}

export class VideoCompletedData extends VideoEventData {
  @Numeric(9)
  creditsCost!: number;

  @Link('https://video.example.com/files/q3.mp4?signature=Yk3p', sometimes)
  downloadUrl?: string;
}

export class VideoFailedData extends VideoEventData {
  @Text('The disk is full.')
  error!: string;

  @Text(null, absent)
  stage?: string;
}

export class VideoCanceledData extends VideoEventData {
  @Numeric(0)
  creditsCost!: number;
}

class RenderEventData {
  @Text('prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  projectId!: string;

  @Text('ver_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  versionId!: string;

  @Text('rnd_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  renderId!: string;

  @Part(() => Pixels)
  dimensions!: Pixels;

  @Numeric(30)
  fps!: number;

  @Numeric(15)
  duration!: number;
}

export class RenderCompletedData extends RenderEventData {
  @Link('https://video.example.com/files/graphic.mp4?signature=Yk3p')
  url!: string;
}

export class RenderFailedData extends RenderEventData {
  @Text('The disk is full.')
  error!: string;
}

/** Interface 6.1 and 6.2: what is sent to a webhook. */
export class VideoCompletedEvent {
  @Event('video.completed')
  event!: string;

  @Part(() => VideoCompletedData)
  data!: VideoCompletedData;

  @Time(at)
  timestamp!: string;
}

export class VideoFailedEvent {
  @Event('video.failed')
  event!: string;

  @Part(() => VideoFailedData)
  data!: VideoFailedData;

  @Time(at)
  timestamp!: string;
}

export class VideoCanceledEvent {
  @Event('video.canceled')
  event!: string;

  @Part(() => VideoCanceledData)
  data!: VideoCanceledData;

  @Time(at)
  timestamp!: string;
}

export class RenderCompletedEvent {
  @Event('render.completed')
  event!: string;

  @Part(() => RenderCompletedData)
  data!: RenderCompletedData;

  @Time(at)
  timestamp!: string;
}

export class RenderFailedEvent {
  @Event('render.failed')
  event!: string;

  @Part(() => RenderFailedData)
  data!: RenderFailedData;

  @Time(at)
  timestamp!: string;
}

export const webhookEvents = [
  { name: 'video.completed', type: VideoCompletedEvent, summary: 'A video job has finished.' },
  {
    name: 'video.failed',
    type: VideoFailedEvent,
    summary: 'A video job has failed; completed work alone is charged.',
  },
  { name: 'video.canceled', type: VideoCanceledEvent, summary: 'A video job was canceled.' },
  { name: 'render.completed', type: RenderCompletedEvent, summary: 'An infographic render has finished.' },
  {
    name: 'render.failed',
    type: RenderFailedEvent,
    summary: 'An infographic render has failed; its credits are given back.',
  },
];
