const id = 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7';
const link = `https://video.example.com/files/${id}/720p.mp4?name=q3.mp4&expires=1795427400000&signature=Yk3p`;
const picture = '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAg=';

export const createdVideo = {
  id,
  status: 'queued',
  model: 'gen-6-fast',
  estimated_credits: 15,
  estimated_export_minutes: 1,
};

/** A finished video. */
export const video = {
  id,
  status: 'completed',
  phase: '',
  phase_detail: 'Finished.',
  poll_after_seconds: 30,
  model: 'gen-6-fast',
  prompt: 'Our Q3: revenue grew 24% to $4.2M.',
  project_id: 'prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  aspect_ratio: '16:9',
  dimensions: { width: 1280, height: 720 },
  duration_seconds: 30,
  progress: { scenes_committed: 2, scenes_planned: 2 },
  scenes: [
    { id: 'scene-1', title: 'Our Q3', duration_seconds: 12.5 },
    { id: 'scene-2', title: 'Revenue grew 24%', duration_seconds: 17.5 },
  ],
  app_url: `https://video.example.com/app/videos/${id}`,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:14.500Z',
  elapsed_seconds: 14.5,
  last_activity_at: '2026-11-20T09:30:14.500Z',
  cancel_requested: false,
  credits_cost: 9,
  download_url: link,
  renders: [
    {
      id: 'rnd_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
      resolution: '720p',
      dimensions: { width: 1280, height: 720 },
      fps: 30,
      duration_seconds: 30,
      bytes: 1573000,
      export_minutes: 1,
      created_at: '2026-11-20T09:30:14.500Z',
      download_url: link,
    },
  ],
  warnings: [],
};

/** The same while a person has to look at it. */
export const pausedVideo = {
  ...Object.fromEntries(
    Object.entries(video).filter(([name]) => name !== 'credits_cost' && name !== 'download_url' && name !== 'renders'),
  ),
  status: 'processing',
  phase: 'generating',
  phase_detail: 'The board was approved; the shots are being made.',
  poll_after_seconds: 6,
  renders: [],
};

export const canceledVideo = {
  ...Object.fromEntries(Object.entries(video).filter(([name]) => name !== 'download_url')),
  status: 'canceled',
  credits_cost: 0,
  renders: [],
};

export const frames = {
  video_id: id,
  source: 'render',
  frames: [
    {
      scene_id: 'scene-1',
      title: 'Our Q3',
      time_seconds: 6.233,
      mime_type: 'image/jpeg',
      width: 640,
      height: 360,
      data: picture,
    },
  ],
};

export const editStarted = {
  id: 'vid_01KAF0S2B4D6F8H0J2K4M6N8P0',
  status: 'queued',
  model: 'gen-6-fast',
  source_video_id: id,
  estimated_credits: 7,
  estimated_export_minutes: 1,
};

export const renderStarted = {
  id,
  status: 'rendering',
  resolution: '1080p',
  dimensions: { width: 1920, height: 1080 },
  estimated_export_minutes: 1,
};
