/**
 * What makes the sounds. It begins only after the person has clicked or typed, as browsers demand, is silent in a
 * background tab, and has nothing running while nothing is heard.
 */
import type { Note } from './notes.ts';

/** The world around the device. */
export interface Around {
  make(): AudioContext;
  /** From 0 to 1; 0 is muted. */
  volume(): number;
  /** Has the person done anything on this page yet? */
  mayBegin(): boolean;
  isHidden(): boolean;
}

/** Seconds in which a note reaches its loudness, and in which tension comes and goes. */
const attack = 0.012;
const swell = 0.5;
const quietest = 0.0001;

export class Device {
  private own: { readonly context: AudioContext; readonly master: GainNode } | null = null;
  private hum: { readonly level: GainNode; readonly voices: readonly OscillatorNode[] } | null = null;
  private hiss: AudioBuffer | null = null;

  constructor(private readonly around: Around) {}

  /** Plays some notes; in a background tab only if they are meant to be heard there. */
  play(notes: readonly Note[], isForHidden = false): void {
    if (this.around.isHidden() && !isForHidden) return;
    const { context, master } = this.begun() ?? {};
    if (context === undefined || master === undefined) return;
    for (const note of notes) {
      const start = context.currentTime + note.at;
      const level = context.createGain();
      level.gain.setValueAtTime(quietest, start);
      level.gain.exponentialRampToValueAtTime(note.loud, start + attack);
      level.gain.exponentialRampToValueAtTime(quietest, start + note.lasts);
      const voice =
        note.wave === 'noise' ? this.noise(context, note, level) : tone(context, note, level, start);
      level.connect(master);
      voice.start(start);
      voice.stop(start + note.lasts);
    }
  }

  /** A low hum under what is at stake, until it is turned off. */
  tension(isOn: boolean): void {
    if (!isOn || this.around.isHidden()) return this.calm();
    if (this.hum !== null) return;
    const { context, master } = this.begun() ?? {};
    if (context === undefined || master === undefined) return;
    const level = context.createGain();
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 240;
    level.gain.setValueAtTime(quietest, context.currentTime);
    level.gain.exponentialRampToValueAtTime(0.12, context.currentTime + swell);
    const voices = [55, 55.6, 82.4].map((pitch) => {
      const voice = context.createOscillator();
      voice.type = 'sawtooth';
      voice.frequency.value = pitch;
      voice.connect(filter);
      voice.start();
      return voice;
    });
    filter.connect(level).connect(master);
    this.hum = { level, voices };
  }

  /** The volume has changed. */
  adjust(): void {
    const volume = this.around.volume();
    if (volume === 0) this.calm();
    if (this.own !== null) this.own.master.gain.value = volume;
  }

  close(): void {
    this.calm();
    void this.own?.context.close();
    this.own = null;
  }

  private calm(): void {
    if (this.hum === null || this.own === null) return;
    const { level, voices } = this.hum;
    const end = this.own.context.currentTime + swell;
    level.gain.exponentialRampToValueAtTime(quietest, end);
    for (const voice of voices) voice.stop(end);
    this.hum = null;
  }

  private begun() {
    const volume = this.around.volume();
    if (volume === 0 || !this.around.mayBegin()) return null;
    if (this.own === null) {
      const context = this.around.make();
      const master = context.createGain();
      master.gain.value = volume;
      master.connect(context.destination);
      this.own = { context, master };
    }
    // A browser may put it to sleep.
    if (this.own.context.state === 'suspended') void this.own.context.resume();
    return this.own;
  }

  private noise(context: AudioContext, { pitch }: Note, level: GainNode): AudioBufferSourceNode {
    this.hiss ??= hissOf(context);
    const voice = context.createBufferSource();
    const filter = context.createBiquadFilter();
    voice.buffer = this.hiss;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    voice.connect(filter).connect(level);
    return voice;
  }
}

function tone(context: AudioContext, note: Note, level: GainNode, start: number): OscillatorNode {
  const voice = context.createOscillator();
  if (note.wave !== 'noise') voice.type = note.wave;
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to !== undefined) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
  voice.connect(level);
  return voice;
}

/** A second of noise. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
