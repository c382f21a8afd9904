import { useState } from 'react';
import { post } from '../api/client.js';
import type { Upload } from '../api/wire.js';
import { useText } from '../text/text.js';
import { kindOf, type Attachment } from './wish.js';

type Change = (change: (before: Attachment[]) => Attachment[]) => void;

/** Takes files in: each is uploaded at once, and is part of the wish when it has arrived. */
export function useAttachments(change: Change) {
  const t = useText();
  const [problem, setProblem] = useState<unknown>(null);
  const take = async (file: File): Promise<void> => {
    const fit = kindOf(file);
    if (!fit) {
      setProblem(new Error(t.create.unfit(file.name)));
      return;
    }
    const id = crypto.randomUUID();
    change((before) => [...before, { id, name: file.name, ...fit, role: 'music' }]);
    try {
      const { url } = await post<Upload>(`/app/api/uploads?name=${encodeURIComponent(file.name)}`, file);
      change((before) => before.map((one) => (one.id === id ? { ...one, url } : one)));
    } catch (error) {
      setProblem(error);
      change((before) => before.filter((one) => one.id !== id));
    }
  };
  return {
    problem,
    add: (files: Iterable<File>) => {
      setProblem(null);
      for (const file of files) void take(file);
    },
    drop: (id: string) => change((before) => before.filter((one) => one.id !== id)),
    use: (id: string, role: Attachment['role']) =>
      change((before) => before.map((one) => (one.id === id ? { ...one, role } : one))),
  };
}
