"""Errors as the client gets them: problem+json (RFC 9457), with a short code to act upon."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..kernel import RegnumError


class Problem(Exception):
    """Something the client asked for cannot be done. `extra` goes into the answer as it is."""

    def __init__(self, status: int, code: str, detail: str = "", **extra: Any) -> None:
        super().__init__(detail or code)
        self.status = status
        self.code = code
        self.detail = detail or code
        self.extra = extra
        self.headers: dict[str, str] = {}


def as_json(status: int, code: str, detail: str, **extra: Any) -> dict[str, Any]:
    title = HTTPStatus(status).phrase
    return {"type": f"/problems/{code}", "title": title, "status": status, "detail": detail, "code": code, **extra}


def response(problem: Problem) -> JSONResponse:
    return JSONResponse(
        as_json(problem.status, problem.code, problem.detail, **problem.extra),
        problem.status,
        problem.headers,
        media_type="application/problem+json",
    )


def install(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def on_problem(request: Request, error: Problem) -> JSONResponse:
        return response(error)

    @app.exception_handler(RegnumError)
    async def on_refusal(request: Request, error: RegnumError) -> JSONResponse:
        return response(Problem(422, "refused", str(error)))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        where = [
            {"at": ".".join(str(p) for p in e["loc"]).encode("ascii", "replace").decode(), "problem": e["msg"]}
            for e in error.errors()
        ]
        detail = "; ".join(f"{w['at']}: {w['problem']}" for w in where[:5])
        return response(Problem(422, "invalid", detail, errors=where[:20]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        codes = {400: "malformed", 401: "login", 403: "forbidden", 404: "not_found", 405: "method"}
        problem = Problem(error.status_code, codes.get(error.status_code, "refused"), str(error.detail))
        problem.headers = dict(error.headers or {})
        return response(problem)
