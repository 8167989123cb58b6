/** The hole painted by the graphics card; none where there is none worth the name. */
import type { HoleArt } from '../../cards/holeArt.ts';
import { type Brush, flatnessOf, leanOf, shadow, tintOf } from './brush.ts';
import { corners, light } from './shader.ts';

export function glBrush(canvas: HTMLCanvasElement, art: HoleArt): Brush | null {
  const gl = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true, antialias: false });
  const program = gl && programOf(gl);
  if (!gl || !program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook, though it is called so.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const place = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const at = {
    size: place('size'),
    radius: place('radius'),
    time: place('time'),
    heat: place('heat'),
    flash: place('flash'),
  };
  gl.uniform3f(place('tint'), ...tintOf(art));
  gl.uniform1f(place('flat_'), flatnessOf(art));
  gl.uniform1f(place('lean'), leanOf(art));
  return ({ time }, _scale, { heat, flash }) => {
    const { width, height } = canvas;
    gl.viewport(0, 0, width, height);
    gl.uniform2f(at.size, width, height);
    gl.uniform1f(at.radius, height * shadow);
    gl.uniform1f(at.time, 20 + time / 1000);
    gl.uniform1f(at.heat, heat);
    gl.uniform1f(at.flash, flash);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, light],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
