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


SCHEMA = {
    "title": "Problem",
    "description": "Why something was not done (RFC 9457). `code` is short and stays the same; some carry more fields.",
    "type": "object",
    "required": ["type", "title", "status", "detail", "code"],
    "properties": {
        "type": {"type": "string", "pattern": "^/problems/[a-z_]+$"},
        "title": {"type": "string"},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "detail": {"type": "string"},
        "code": {"type": "string", "pattern": "^[a-z_]+$"},
        "errors": {
            "description": "of code `invalid`: what does not fit, and where",
            "type": "array",
            "items": {
                "type": "object",
                "required": ["at", "problem"],
                "properties": {"at": {"type": "string"}, "problem": {"type": "string"}},
            },
        },
        "retry_after": {"description": "of code `too_many`: seconds", "type": "integer", "minimum": 1},
        "rule": {"description": "of an answer the rules refuse: the rule", "type": "string"},
        "reason": {"description": "of code `bad_webhook`", "type": "string"},
        "doc": {"description": "of code `stale`: the document as it is now", "type": "object"},
    },
}
ANY_PROBLEM = {
    "description": "A problem",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with errors as we send them and not as FastAPI would."""
    if app.openapi_schema is not None:
        return app.openapi_schema
    made = FastAPI.openapi(app)
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas["Problem"] = SCHEMA
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"] |= {"4XX": ANY_PROBLEM, "5XX": ANY_PROBLEM}
    return made


def install(app: FastAPI) -> None:
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]

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
